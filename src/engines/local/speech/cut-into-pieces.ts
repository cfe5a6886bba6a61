/** A part of the text that is synthesised at once, and the pause after it. */
export interface Piece {
  readonly text: string;
  readonly pauseSeconds: number;
}

/** Longer pieces sound no better and delay the audio; the model's own limit is far higher. */
const LONGEST = 180;
/** The caller waits while the first piece is planned. */
const LONGEST_FIRST = 100;
const SHORTEST = 9;

const PAUSES = { paragraph: 0.6, sentence: 0.3, clause: 0.12, phrase: 0 } as const;

/** Chinese and Japanese put no space after a comma. */
const CLAUSE_END = /[,;:—](?=\s)|[，、；：]/gu;

/** Words before which a speaker may pause. */
const JOINTS = new Set(
  (
    'and but or nor so yet because although though while when where which who whom whose that if unless ' +
    'until since after before as than to of in on at by for from with without into onto over under through ' +
    'about against between during is are was were will would can could should has have had'
  ).split(' '),
);

/** Cuts a text at its paragraphs and sentences, and long sentences at their clauses. */
export function cutIntoPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const sentences = sentencesOf(paragraph.replace(/\s+/g, ' ').trim());
    sentences.forEach((sentence, index) => {
      const last = index === sentences.length - 1;
      const after = last ? PAUSES.paragraph : PAUSES.sentence;
      const parts = cutLong(sentence, pieces.length === 0 ? LONGEST_FIRST : LONGEST);
      parts.forEach((part, number) => {
        const pauseSeconds = number === parts.length - 1 ? after : pauseAfter(part);
        pieces.push({ text: part, pauseSeconds });
      });
    });
  }
  const end = pieces.pop();
  return end ? [...pieces, { ...end, pauseSeconds: 0 }] : [];
}

function sentencesOf(paragraph: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(paragraph)]
    .map(({ segment }) => segment.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The last position before `limit` where a phrase may begin, otherwise the last space. */
function jointBefore(text: string, limit: number): number | null {
  let joint: number | null = null;
  let gap: number | null = null;
  for (const { index } of text.matchAll(/\s+/g)) {
    if (index > limit) break;
    if (index < SHORTEST) continue;
    gap = index;
    const next = /^[\p{L}']+/u.exec(text.slice(index).trimStart())?.[0].toLowerCase();
    if (next !== undefined && JOINTS.has(next)) joint = index;
  }
  return joint ?? gap;
}

/** A sentence that is too long: cut at a clause, otherwise between words. */
function cutLong(text: string, longestFirst: number): string[] {
  const parts: string[] = [];
  let rest = text;
  let longest = longestFirst;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const clause = Math.max(...[...head.matchAll(CLAUSE_END)].map(({ index }) => index + 1), 0);
    const at = clause > longest / 3 ? clause : (jointBefore(rest, longest) ?? longest);
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
    longest = LONGEST;
  }
  return rest === '' ? parts : [...parts, rest];
}

function pauseAfter(part: string): number {
  return /[,;:—，、；：]$/u.test(part) ? PAUSES.clause : PAUSES.phrase;
}
