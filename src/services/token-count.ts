import { setImmediate } from 'node:timers/promises';
import { ServiceError } from '../domain/errors.ts';

/** No text has tokens this long on average; one that does is refused without being counted. */
const MAX_BYTES_PER_TOKEN = 16;

/**
 * Tokenizers take quadratic time over a run of letters without a gap, so a text is counted in pieces: at most one token
 * per piece too many, and never a stalled service.
 */
const PIECE_CHARACTERS = 1000;
const PIECES_PER_TURN = 50;

/**
 * Prompt length in tokens of a real tokenizer (o200k). A token is at least one byte, so a text of fewer bytes than the
 * limit needs no counting; the vocabulary is loaded only when a text is long enough to need it.
 */
export async function assertFitsContext(text: string, limit: number, param: string): Promise<void> {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limit) return;
  if (bytes <= limit * MAX_BYTES_PER_TOKEN && (await fits(text, limit))) return;
  throw new ServiceError(
    'context_length_exceeded',
    `The \`${param}\` is longer than the model's context of ${limit} tokens. Shorten it.`,
    { param },
  );
}

async function fits(text: string, limit: number): Promise<boolean> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  let tokens = 0;
  for (let start = 0, piece = 1; start < text.length; start += PIECE_CHARACTERS, piece += 1) {
    // Text that looks like a control token is text all the same.
    tokens += countTokens(text.slice(start, start + PIECE_CHARACTERS), { disallowedSpecial: new Set() });
    if (tokens > limit) return false;
    if (piece % PIECES_PER_TURN === 0) await setImmediate();
  }
  return true;
}
