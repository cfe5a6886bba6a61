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

const LONG_NUMBER = /\d{16}/;

/** As `parseAnswer`, but integers that JavaScript would round are their digits: an id of 64 bits names another job otherwise. */
export function parseExactly(answer: Buffer): unknown {
  const parsed = parseAnswer(answer);
  const text = answer.toString('utf8');
  return LONG_NUMBER.test(text) ? JSON.parse(text, exactly) : parsed;
}

function exactly(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const { source = '' } = context ?? {};
  return /^-?\d+$/.test(source) ? source : value;
}
