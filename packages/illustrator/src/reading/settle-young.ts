import type { Subject } from '../scene-description.ts';

const YOUNG = new Set(['calf', 'cub', 'pup', 'baby', 'joey', 'kid', 'fawn', 'foal', 'youngster']);
const PARENTS = new Set(['mother', 'mom', 'father', 'parent']);
const ANIMALS = new Set<Subject['figure']['kind']>(['quadruped', 'bird', 'fish', 'creature']);

/** An elephant's calf is a small elephant and no cow; "its mother" is a grown animal of the same kind and no woman. */
export function settleYoung(text: string, subjects: readonly Subject[]): readonly Subject[] {
  const parent = subjects.find(({ figure, noun }) => ANIMALS.has(figure.kind) && !YOUNG.has(noun));
  if (!parent) return subjects;
  const lower = text.toLowerCase();
  const isYoung = ({ noun }: Subject) =>
    YOUNG.has(noun) &&
    new RegExp(`\\b(its|her|his|their|and a|and an|with a|and two|${parent.noun}) (\\w+ )?${noun}`).test(
      lower,
    );
  const isParent = ({ noun }: Subject) => PARENTS.has(noun) && lower.includes(`its ${noun}`);
  const hasParent = subjects.some(isParent);
  return subjects.map((subject) => {
    if (isParent(subject)) return { ...subject, figure: parent.figure, clothes: [], size: 'normal' };
    if (isYoung(subject)) return { ...subject, figure: parent.figure, size: 'small' };
    return subject === parent && hasParent && subject.size === 'normal'
      ? { ...subject, size: 'small' }
      : subject;
  });
}
