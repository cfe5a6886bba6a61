import type { Pieces } from './pieces.ts';

/** A part of a form: a text, or a file. */
export interface PlainPart {
  readonly name: string;
  readonly text: string | null;
  readonly file: readonly Buffer[] | null;
}

const CONTENT_TYPE = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

/** ASCII without quotes, escapes and percent signs: nothing in it has to be decoded. */
const PART_HEAD =
  /^content-disposition: form-data; name="([ !#$&-[\]-~]{1,200})"(?:; filename="([ !#$&-[\]-~]{0,200})"(?:\r\ncontent-type: [\w.+/-]{1,100})?)?$/i;

const MOST_HEAD_BYTES = 600;
const MOST_PARTS = 20;
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * The parts of a form that is whole in memory and written as nearly all clients do it; null for every other, right or
 * wrong: that is for the full parser. It has no streams, which cost several times as much for a small file.
 */
export function parsePlainForm(body: Pieces, contentType: string): PlainPart[] | null {
  const boundary = CONTENT_TYPE.exec(contentType)?.[2];
  if (boundary === undefined) return null;
  const opening = `--${boundary}\r\n`;
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  if (body.text('latin1', 0, opening.length) !== opening) return null;
  const parts: PlainPart[] = [];
  for (let start = opening.length; parts.length < MOST_PARTS; ) {
    const headEnd = body.indexOf(HEAD_END, start);
    if (headEnd < 0 || headEnd - start > MOST_HEAD_BYTES) return null;
    const content = headEnd + HEAD_END.length;
    // A part without content has its delimiter right after the head.
    const end = body.indexOf(delimiter, content - 2);
    const part = end < content ? null : partOf(body, start, headEnd, end);
    if (!part) return null;
    parts.push(part);
    const rest = end + delimiter.length;
    const mark = body.text('latin1', rest, rest + 4);
    if (mark === '--\r\n' || mark === '--') return rest + mark.length === body.length ? parts : null;
    if (!mark.startsWith('\r\n')) return null;
    start = rest + 2;
  }
  return null;
}

function partOf(body: Pieces, start: number, headEnd: number, end: number): PlainPart | null {
  const head = PART_HEAD.exec(body.text('latin1', start, headEnd));
  if (!head) return null;
  const [, name = '', fileName] = head;
  const content = headEnd + HEAD_END.length;
  return fileName === undefined
    ? { name, text: body.text('utf8', content, end), file: null }
    : { name, text: null, file: body.slice(content, end) };
}
