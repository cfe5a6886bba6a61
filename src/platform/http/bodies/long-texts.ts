import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { TextRange } from '../../schemas/scan-json.ts';

/**
 * Images and recordings inside JSON bodies, tens of megabytes of base64. They are not parsed with the body: each stays
 * in the received bytes, and the parsed body contains a short placeholder. They are decoded in pieces, so that other
 * requests are served in between.
 */
type LongTexts = ReadonlyMap<string, Buffer>;

const longTextsOfBodies = new WeakMap<object, LongTexts>();

/** Base64 turns 3 bytes into 4 characters: a piece must contain whole groups of both. */
const PIECE_CHARACTERS = 3 * 4 * 16 * 1024;

/** Replaces each long text in the bytes by a placeholder; returns the placeholders with their texts. */
export function putAside(
  bytes: Buffer,
  ranges: readonly TextRange[],
): { json: Buffer; longTexts: LongTexts } {
  if (ranges.length === 0) return { json: bytes, longTexts: new Map() };
  const longTexts = new Map<string, Buffer>();
  // Random, so that no caller can send a placeholder for somebody else's text.
  const prefix = `long-text:${randomUUID()}:`;
  const parts: Buffer[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    const standIn = prefix + longTexts.size;
    longTexts.set(standIn, bytes.subarray(start, end));
    parts.push(bytes.subarray(from, start), Buffer.from(standIn));
    from = end;
  }
  parts.push(bytes.subarray(from));
  return { json: Buffer.concat(parts), longTexts };
}

export function rememberLongTexts(body: object, longTexts: LongTexts): void {
  if (longTexts.size > 0) longTextsOfBodies.set(body, longTexts);
}

/** Makes the long texts of a body available through a part of it too. */
export function shareLongTexts(body: object, part: object): void {
  rememberLongTexts(part, longTextsOfBodies.get(body) ?? new Map());
}

/** JSON that was written of a body, or of a part of it, with the long texts in their places. */
export function withLongTexts(body: object, json: string): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const [standIn, text] of longTextsOfBodies.get(body) ?? []) {
    const at = json.indexOf(standIn, from);
    // One of a name that is there twice is not in the parsed body.
    if (at < 0) continue;
    pieces.push(Buffer.from(json.slice(from, at)), text);
    from = at + standIn.length;
  }
  return [...pieces, Buffer.from(json.slice(from))];
}

/** The JSON bytes of a long text, still escaped; null for a text that was not set aside. */
function writtenText(body: object, text: string): Buffer | null {
  return longTextsOfBodies.get(body)?.get(text) ?? null;
}

/** The start of a text, up to `length` characters: enough for the head of a data URL. */
export function beginningOf(body: object, text: string, length: number): string {
  const aside = writtenText(body, text);
  return aside === null
    ? text.slice(0, length)
    : unescaped(aside.toString('latin1', 0, length * 6)).slice(0, length);
}

/** Decodes a base64 text of the body from character `start` on, piece by piece; throws `refusal` when it is invalid. */
export async function* decodeBase64(
  body: object,
  text: string,
  start: number,
  refusal: () => Error,
): AsyncGenerator<Buffer> {
  const aside = writtenText(body, text);
  let carried = '';
  let toSkip = start;
  let ended = false;
  for (const piece of aside === null ? pieces(text) : writtenPieces(aside)) {
    const characters = carried + piece.slice(toSkip);
    toSkip = Math.max(0, toSkip - piece.length);
    const whole = characters.length - (characters.length % 4);
    carried = characters.slice(whole);
    const group = characters.slice(0, whole);
    // Only the last group may be padded.
    if (ended) throw refusal();
    ended = group.endsWith('=');
    yield decodeGroup(group, refusal);
    await setImmediate();
  }
  if (carried === '') return;
  if (ended || !/^[A-Za-z0-9+/]+=?$/.test(carried)) throw refusal();
  yield decodeGroup(carried, refusal);
}

/** Node skips invalid characters and accepts the URL-safe alphabet: a wrong length reveals skipped characters. */
function decodeGroup(group: string, refusal: () => Error): Buffer {
  const padding = group.endsWith('==') ? 2 : group.endsWith('=') ? 1 : 0;
  const bytes = Buffer.from(group, 'base64');
  const isWhole = bytes.length === Math.floor(((group.length - padding) * 3) / 4);
  if (!isWhole || group.includes('-') || group.includes('_')) throw refusal();
  return bytes;
}

function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    yield text.slice(start, start + PIECE_CHARACTERS);
  }
}

/** The longest escape, `\u002b`. */
const ESCAPE_BYTES = 6;

/** As `pieces`, from bytes: no piece ends inside an escape. */
function* writtenPieces(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length; ) {
    let end = start + PIECE_CHARACTERS;
    const backslash = bytes.subarray(end - ESCAPE_BYTES + 1, end).lastIndexOf('\\');
    if (end < bytes.length && backslash >= 0) end += backslash - ESCAPE_BYTES + 1;
    yield unescaped(bytes.toString('latin1', start, end));
    start = end;
  }
}

/** Some JSON writers escape the slash, some the plus; other escapes are not base64 and stay unchanged. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replaceAll('\\/', '/')
    .replace(/\\u00([0-9a-f]{2})/gi, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

/** A body for comparison with another: long texts are replaced by their hash. */
export async function comparableBody(body: Record<string, unknown>): Promise<object> {
  const longTexts = longTextsOfBodies.get(body);
  if (longTexts === undefined) return body;
  const hashes = new Map<string, string>();
  for (const [standIn, bytes] of longTexts) hashes.set(standIn, await hashOf(bytes));
  return withHashes(body, hashes) as object;
}

async function hashOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (const piece of writtenPieces(bytes)) {
    hash.update(piece, 'latin1');
    await setImmediate();
  }
  return `sha256:${hash.digest('hex')}`;
}

function withHashes(value: unknown, hashes: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return hashes.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => withHashes(item, hashes));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withHashes(item, hashes)]));
}
