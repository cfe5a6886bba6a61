import { AnswerOverLimit } from '../engines/answer-over-limit.ts';
import { BODY_LIMITS, type JsonLimits, JsonOverLimit, scanJson } from '../platform/schemas/scan-json.ts';

/** As for the bodies of callers: whatever it is, it is parsed within milliseconds. */
export const ANSWER_JSON: JsonLimits = { ...BODY_LIMITS, longTexts: 'anywhere' };

/** So few bytes cannot hold enough to matter. */
const HARMLESS_BYTES = 1024;

/** Parses what a service sent. Throws `AnswerOverLimit` before anything is parsed, or a `SyntaxError`. */
export function parseAnswer(answer: string | Buffer, limits: JsonLimits = ANSWER_JSON): unknown {
  if (answer.length <= HARMLESS_BYTES) return JSON.parse(answer.toString());
  const bytes = typeof answer === 'string' ? Buffer.from(answer) : answer;
  try {
    scanJson(bytes, limits);
  } catch (error) {
    if (error instanceof JsonOverLimit) throw new AnswerOverLimit('json', `the answer ${error.message}`);
    throw error;
  }
  return JSON.parse(typeof answer === 'string' ? answer : bytes.toString('utf8'));
}
