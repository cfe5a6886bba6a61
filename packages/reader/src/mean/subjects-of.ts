import type { Word } from '../parse/tree.ts';
import type { Mentioned } from './mentioned.ts';

/** The subjects of the clause that a word is in, or of the nearest clause above that has a subject. */
export function subjectsOf(word: Word, mentions: Mentioned): readonly number[] {
  const { sentence } = mentions;
  for (let head = sentence.head(word), steps = 0; head && steps < 12; head = sentence.head(head), steps++) {
    const [subject] = sentence.below(head, 'nsubj', 'nsubj:pass');
    if (subject && subject.index !== word.index && subject.index < word.index) return mentions.of(subject);
    // "a man photographs a tourist photographing him": whom it is done to does the next.
    const above = head.label === 'xcomp' ? sentence.head(head) : undefined;
    const object = above && sentence.below(above, 'obj').find(({ index }) => index < head.index);
    if (object && mentions.own(object).length > 0) return mentions.of(object);
    const own = mentions.own(head);
    if (own.length > 0 && head.index < word.index && sentence.below(head, 'acl', 'acl:relcl').length > 0)
      return own;
  }
  return [];
}
