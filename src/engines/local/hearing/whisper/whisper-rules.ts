import { END_OF_TEXT, type WhisperTokens } from './whisper-tokens.ts';

/** Speech begins within the first second of a window, because windows are cut where speech begins. */
const LATEST_FIRST_TIMESTAMP = 50;

/**
 * Forbids invalid next tokens by setting their logits to -Infinity. Timestamps come in pairs around a piece of text,
 * never decrease, and never exceed the end of the audio.
 */
export function applyRules(
  logits: Float32Array,
  written: readonly number[],
  tokens: WhisperTokens,
  lastTimestamp: number,
): void {
  const { firstTimestamp } = tokens;
  for (const token of tokens.suppressed) logits[token] = -Infinity;
  logits.fill(-Infinity, lastTimestamp + 1);
  if (written.length === 0) {
    for (const token of tokens.suppressedAtStart) logits[token] = -Infinity;
    logits.fill(-Infinity, 0, firstTimestamp);
    logits.fill(-Infinity, firstTimestamp + LATEST_FIRST_TIMESTAMP + 1);
    return;
  }
  const last = written.at(-1)!;
  const before = written.at(-2);
  if (last >= firstTimestamp) {
    const opensText = before === undefined || before >= firstTimestamp;
    if (opensText) logits.fill(-Infinity, firstTimestamp);
    else logits.fill(-Infinity, 0, END_OF_TEXT);
  }
  const latest = written.findLast((token) => token >= firstTimestamp);
  if (latest !== undefined) {
    // A piece of text has a length: its end is after its start. A new start may equal the last end.
    const from = last < firstTimestamp ? latest + 1 : latest;
    logits.fill(-Infinity, firstTimestamp, from);
  }
  preferTimestamps(logits, firstTimestamp);
}

/** When all timestamps together are more likely than any single word, the next token must be a timestamp. */
function preferTimestamps(logits: Float32Array, firstTimestamp: number): void {
  let likeliest = -Infinity;
  for (let token = 0; token < firstTimestamp; token++) likeliest = Math.max(likeliest, logits[token]!);
  let sum = 0;
  for (let token = firstTimestamp; token < logits.length; token++)
    sum += Math.exp(logits[token]! - likeliest);
  if (sum > 1) logits.fill(-Infinity, 0, firstTimestamp);
}
