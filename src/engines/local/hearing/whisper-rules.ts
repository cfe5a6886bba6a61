import { END_OF_TEXT, type WhisperTokens } from './whisper-tokens.ts';

/** Speech begins within the first second of a window: windows are cut where speech begins. */
const LATEST_FIRST_TIMESTAMP = 50;

/**
 * Forbids what Whisper must not say next, by setting its logits to -Infinity. Times come in pairs around a
 * piece of text, never go back, and never point past the end of the audio.
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
    // A text has a length: its end lies after its start. A new start may equal the last end.
    const from = last < firstTimestamp ? latest + 1 : latest;
    logits.fill(-Infinity, firstTimestamp, from);
  }
  preferTimestamps(logits, firstTimestamp);
}

/** When a time, taken over all times, is likelier than any one word, a time it must be. */
function preferTimestamps(logits: Float32Array, firstTimestamp: number): void {
  let likeliest = -Infinity;
  for (let token = 0; token < firstTimestamp; token++) likeliest = Math.max(likeliest, logits[token]!);
  let sum = 0;
  for (let token = firstTimestamp; token < logits.length; token++)
    sum += Math.exp(logits[token]! - likeliest);
  if (sum > 1) logits.fill(-Infinity, 0, firstTimestamp);
}
