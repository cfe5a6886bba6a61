import { ServiceError } from '../../domain/errors.ts';
import type { Turn } from '../turns/fair-gate.ts';
import { fitsTokens } from './long-text-work.ts';

/** No real text has tokens this long on average; a longer text is refused without counting. */
const MAX_BYTES_PER_TOKEN = 16;

/**
 * Prompt length in tokens of a real tokenizer (o200k). A token has at least one byte, so a text with fewer bytes than
 * the limit is not counted; counting is slow and runs in a separate thread.
 */
export async function assertFitsContext(
  text: string,
  limit: number,
  param: string,
  turn: Turn,
): Promise<void> {
  const most = limit * MAX_BYTES_PER_TOKEN;
  const bytes = text.length <= most ? Buffer.byteLength(text) : Infinity;
  if (bytes <= limit || (bytes <= most && (await fitsTokens(text, limit, turn)))) return;
  throw new ServiceError(
    'context_length_exceeded',
    `The \`${param}\` is longer than the model's context of ${limit} tokens. Shorten it.`,
    { param },
  );
}
