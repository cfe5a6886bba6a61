import { ownWords, type VideoRequest } from '../../domain/videos/video.ts';

/** As much of a prompt as lists show, at most. */
const LISTED_CHARACTERS = 1000;

/** As much of a request's JSON as they read. A text in which every character is escaped is cut earlier. */
export const LISTED_JSON = 3 * LISTED_CHARACTERS;

const PROMPT = '"prompt":';
const EDITS = ',"edits":[';
const TEXT = /"((?:[^"\\]|\\u[0-9a-f]{4}|\\[^u])*)"?/y;

/** The prompt and its edits are first: lists read no more than the start. */
export function requestJson({ prompt, edits, ...others }: VideoRequest): string {
  return JSON.stringify({ prompt, edits, ...others });
}

/** What its caller wrote, of the start of a request's JSON, which may be cut anywhere. */
export function listedWords(start: string): string {
  if (start.length < LISTED_JSON) return cut(ownWords(JSON.parse(start) as VideoRequest));
  const words: string[] = [];
  TEXT.lastIndex = start.indexOf(PROMPT) + PROMPT.length;
  for (let found = TEXT.exec(start); found; found = TEXT.exec(start)) {
    words.push(JSON.parse(`"${found[1]}"`) as string);
    TEXT.lastIndex += words.length === 1 ? EDITS.length : 1;
  }
  return cut(words.join('; '));
}

/** Never in the middle of a character. */
function cut(words: string): string {
  return words.slice(0, LISTED_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
}
