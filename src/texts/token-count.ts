import { ServiceError } from '../domain/errors.ts';
import { fitsTokens } from './long-text-work.ts';

/** No text has tokens this long on average; one that does is refused without being counted. */
const MAX_BYTES_PER_TOKEN = 16;

/**
 * Prompt length in tokens of a real tokenizer (o200k). A token is at least one byte, so a text of fewer bytes than the
 * limit needs no counting; counting takes long, and is done in a thread of its own.
 */
export async function assertFitsContext(text: string, limit: number, param: string): Promise<void> {
  const most = limit * MAX_BYTES_PER_TOKEN;
  if (text.length <= most) {
    const bytes = Buffer.byteLength(text);
    if (bytes <= limit || (bytes <= most && (await fitsTokens(text, limit)))) return;
  }
  throw new ServiceError(
    'context_length_exceeded',
    `The \`${param}\` is longer than the model's context of ${limit} tokens. Shorten it.`,
    { param },
  );
}
