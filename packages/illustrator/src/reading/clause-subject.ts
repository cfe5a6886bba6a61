import type { SubjectId } from '../scene-description.ts';
import type { Mention } from './attribute-lines.ts';
import { findNoun } from './find-noun.ts';
import { BODY_PARTS } from './lexicon/parts.ts';
import { OTHER_PREPOSITIONS } from './lexicon/relations.ts';
import { matchRelation } from './match-relation.ts';
import { isWord } from './tokens.ts';
import { BE, JOINING } from './word-classes.ts';

const RELATIVE = /^(who|that|which)$/;
const BEGINS = /^(while|as|and|but|when|where|that|until|then|because|so|before|after|if|whenever)$/;
const DETERMINER =
  /^(an?|the|his|her|its|their|my|your|our|one|two|three|four|five|six|seven|eight|nine|ten|some|several|many|each|every|another)$/;
const ADVERB = /^(\w+ly|then|still|now|also|just|never|always|suddenly|both|all|together|being|been)$/;
const PARTICIPLE = /(ed|en|wn|rn|ught|ung|eld|ade|ost|ept|ut|old)$/;

/**
 * The last word of the noun that a verb is said of, where the sentence leaves no doubt: whoever stands right before it and
 * begins the clause, or before "who", "that", "carried by". Null where it does not.
 */
export function clauseSubject(tokens: readonly string[], verb: number): number | null {
  if (!isOwnVerb(tokens, verb)) return null;
  let last = verb - 1;
  while (last >= 0 && (ADVERB.test(tokens[last]!) || BE.has(tokens[last]!))) last--;
  if (last < 0) return null;
  if (RELATIVE.test(tokens[last]!)) return nounBefore(tokens, last);
  if (!isWord(tokens[last]) && tokens[last] !== ',') return null;
  const head = tokens[last] === ',' || !JOINING.has(tokens[last]!) ? headOfRelative(tokens, verb) : null;
  if (head !== null) return head;
  return beginsClause(tokens, last, /[^s]s$/.test(tokens[verb]!)) ? last : null;
}

/** A verb of its own: "runs", "is running"; not "running" alone, which describes whoever was named last. */
function isOwnVerb(tokens: readonly string[], verb: number): boolean {
  if (!/(ing|ed)$/.test(tokens[verb]!)) return true;
  let before = verb - 1;
  while (before >= 0 && ADVERB.test(tokens[before]!)) before--;
  return BE.has(tokens[before] ?? '');
}

function nounBefore(tokens: readonly string[], at: number): number | null {
  const noun = tokens[at - 1] === ',' ? at - 2 : at - 1;
  return noun >= 0 && isWord(tokens[noun]) ? noun : null;
}

/** "A dog that has stolen a sausage races", "a tiger raised by monks sleeps": the second verb is the first noun's. */
function headOfRelative(tokens: readonly string[], verb: number): number | null {
  if (!/[^s]s$/.test(tokens[verb]!)) return null;
  for (let at = verb - 2; at > 0 && verb - at < 14; at--) {
    const token = tokens[at]!;
    if (/^([.;!?]|while|as|where|when)$/.test(token)) return null;
    const done = tokens[at - 2] === 'being' ? at - 3 : at - 2;
    const passive = token === 'by' && PARTICIPLE.test(tokens[at - 1] ?? '') && done >= 0;
    if (passive && findNoun(tokens, done) && !BE.has(tokens[done]!)) return done;
    if (!RELATIVE.test(token) || !isWord(tokens[at - 1] === ',' ? tokens[at - 2] : tokens[at - 1])) continue;
    let first = at + 1;
    while (ADVERB.test(tokens[first] ?? '') || BE.has(tokens[first] ?? '')) first++;
    return first < verb ? nounBefore(tokens, at) : null;
  }
  return null;
}

/** Whether the noun that ends at a token has nothing but its own words between it and the beginning of its clause. */
function beginsClause(tokens: readonly string[], last: number, ofOne: boolean): boolean {
  if (BODY_PARTS.has(tokens[last]!) || OTHER_PREPOSITIONS.has(tokens[last]!)) return false;
  for (let at = last - 1; at >= Math.max(0, last - 5); at--) {
    const token = tokens[at]!;
    if (DETERMINER.test(token)) {
      const before = tokens[at - 1];
      // "A boy and a dog play": both do.
      if (before === 'and' && !ofOne) return false;
      return before === undefined || (!isWord(before) && before !== "'") || BEGINS.test(before);
    }
    if (!isWord(token) || OTHER_PREPOSITIONS.has(token) || matchRelation([token], 0) !== null) return false;
  }
  return false;
}

/** The subject of the draft whom the verb at a token is said of. */
export function doerOf(
  tokens: readonly string[],
  verb: number,
  mentions: readonly Mention[],
): { readonly doer?: SubjectId } {
  const last = clauseSubject(tokens, verb);
  const named = last === null ? undefined : mentions.findLast(({ at }) => at <= last);
  const isIt = named !== undefined && named.at + (findNoun(tokens, named.at)?.length ?? 1) > last!;
  return isIt && named.subject.count < 2 ? { doer: named.subject.id } : {};
}
