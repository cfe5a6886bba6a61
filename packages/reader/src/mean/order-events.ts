import type { Word } from '../parse/tree.ts';
import type { Clauses } from './clauses.ts';
import type { Mentions } from './mentions.ts';

const WHILE = new Set(['while', 'as', 'when', 'whilst', 'meanwhile']);
const AFTER = new Set(['after', 'once', 'since']);
const BEFORE = new Set(['before', 'until', 'till']);
const THEN = new Set([
  'then',
  'afterwards',
  'afterward',
  'finally',
  'later',
  'next',
  'suddenly',
  'eventually',
]);

/** What happens at once, and what after what: "while", "after", "before", "then". `last` is the event before this sentence. */
export function orderEvents(mentions: Mentions, clauses: Clauses, last: number | null): void {
  const { sentence, discourse } = mentions;
  let before = last;
  for (const word of sentence.words) {
    const event = clauses.eventOf(word);
    if (!event) continue;
    const head = mainVerb(word, mentions, clauses);
    const marks = sentence.below(word, 'mark', 'advmod', 'cc', 'case').map(({ lower }) => lower);
    const has = (set: ReadonlySet<string>) => marks.some((mark) => set.has(mark));
    if (head !== null && has(WHILE)) discourse.order.push({ kind: 'while', first: head, second: event.id });
    else if (head !== null && has(AFTER))
      discourse.order.push({ kind: 'then', first: event.id, second: head });
    else if (head !== null && has(BEFORE))
      discourse.order.push({ kind: 'then', first: head, second: event.id });
    else if (has(THEN) && (head ?? before) !== null)
      discourse.order.push({ kind: 'then', first: head ?? before ?? 0, second: event.id });
    if (word.label !== 'acl' && word.label !== 'acl:relcl' && word.label !== 'amod') before = event.id;
  }
}

/** The event a clause belongs to. */
function mainVerb(word: Word, { sentence }: Mentions, clauses: Clauses): number | null {
  for (let at = sentence.head(word), steps = 0; at && steps < 8; at = sentence.head(at), steps++) {
    const event = clauses.eventOf(at);
    if (event) return event.id;
  }
  return null;
}
