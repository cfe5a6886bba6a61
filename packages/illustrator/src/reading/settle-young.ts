import type { Subject } from '../scene-description.ts';

const YOUNG = new Set(['calf', 'cub', 'pup', 'baby', 'joey', 'kid', 'fawn', 'foal', 'youngster']);
const PARENTS = new Set(['mother', 'mom', 'father', 'parent']);
const ANIMALS = new Set<Subject['figure']['kind']>(['quadruped', 'bird', 'fish', 'creature']);

/** An elephant's calf is a small elephant and no cow; "its mother" is a grown animal of the same kind and no woman. */
export function settleYoung(text: string, subjects: readonly Subject[]): readonly Subject[] {
  const parent = subjects.find(({ figure, noun }) => ANIMALS.has(figure.kind) && !YOUNG.has(noun));
  if (!parent) return subjects;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const isYoung = ({ noun }: Subject) => YOUNG.has(noun) && belongs(words, noun, parent.noun);
  const isParent = ({ noun }: Subject) =>
    PARENTS.has(noun) && words.some((word, at) => word === noun && words[at - 1] === 'its');
  const hasParent = subjects.some(isParent);
  return subjects.map((subject) => {
    if (isParent(subject)) return { ...subject, figure: parent.figure, clothes: [], size: 'normal' };
    if (isYoung(subject)) return { ...subject, figure: parent.figure, size: 'small' };
    return subject === parent && hasParent && subject.size === 'normal'
      ? { ...subject, size: 'small' }
      : subject;
  });
}

/** "Her cub", "her tiny cub", "an elephant calf", "a bear with a cub". */
function belongs(words: readonly string[], noun: string, parent: string): boolean {
  const owners = new Set(['its', 'her', 'his', 'their', parent.split(' ').at(-1)!]);
  return words.some((word, at) => {
    if (word !== noun && word !== `${noun}s`) return false;
    return [at - 1, at - 2].some((before) => {
      const [last = '', first = ''] = [words[before], words[before - 1]];
      const joined = /^(and|with)$/.test(first) && /^(a|an|two)$/.test(last);
      return owners.has(last) || joined;
    });
  });
}
