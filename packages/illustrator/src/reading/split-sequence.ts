import { takeQuotations } from './quotations.ts';

const MOST_PARTS = 6;

/** What stands between two things that happen one after the other; "now and then" and its like do not. */
const BETWEEN =
  /\b(?:now and|back|since|by|until|till|even|just) then\b|\b(?:(?:and |but )?(?:then(?: suddenly| finally)?|afterwards?|after (?:that|this|which|a while|a moment|a few seconds)|(?:a moment|a second|moments|seconds|minutes|hours) later|later(?: on)?(?=,)|in the end|eventually|finally|suddenly|all of a sudden|next(?=,)|in the (?:next|second|third|last|final) (?:shot|scene))|(?:the )?(?:scene|shot|camera|film|video|view|it) (?:then )?(?:cuts|changes|shifts|switches|transitions|dissolves|fades) to|(?:smash |hard )?cut(?:s|ting)? to|before(?= [a-z]{2,20}ing )|(?:shot|scene) ?(?:\d|one|two|three|four|five|six) ?[:.)–-])(?![a-z])/gi;
const NO_SEQUENCE = /^(?:now|back|since|by|until|till|even|just) /i;

/** The parts of a text that happen one after the other, in order; one where all happens at once. */
export function splitSequence(text: string): string[] {
  const { text: rest, quoted } = takeQuotations(text);
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: words } of rest.matchAll(BETWEEN)) {
    if (NO_SEQUENCE.test(words)) continue;
    parts.push(rest.slice(from, index));
    from = index + words.length;
  }
  parts.push(rest.slice(from));
  const said = parts.map(withoutMarks).filter((part) => /[a-z]/i.test(part));
  const kept = said.slice(0, MOST_PARTS - 1);
  const last = said.slice(MOST_PARTS - 1).join(', ');
  return (last === '' ? kept : [...kept, last]).map((part) =>
    part.replace(/quotation(\d+)/g, (_, number: string) => `"${quoted[Number(number)] ?? ''}"`),
  );
}

const MARKS = new Set([...' \t\n,;:.']);

/** Without the punctuation around it. No pattern: on many spaces it would take quadratic time. */
function withoutMarks(part: string): string {
  let [from, to] = [0, part.length];
  while (from < to && MARKS.has(part[from]!)) from += 1;
  while (to > from && MARKS.has(part[to - 1]!)) to -= 1;
  return part.slice(from, to);
}
