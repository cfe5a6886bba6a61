import { ERRORS, type ErrorCode, ServiceError } from './errors.ts';

/** How a video of a test key goes and ends. Stored with the video. */
export interface VideoInTestMode {
  readonly takesMs: number;
  /** It stays at this percentage, until it is cancelled or its time is over. */
  readonly stuckAt: number | null;
  readonly failure: { readonly code: string; readonly at: number } | null;
}

/** What a test request asks to happen. */
export interface TestMode {
  /** The request itself is refused. */
  readonly refusal: ErrorCode | null;
  readonly video: VideoInTestMode;
}

export const SUCCESS: TestMode = {
  refusal: null,
  video: { takesMs: 0, stuckAt: null, failure: null },
};

const DEFAULT_STUCK_AT = 40;
const LONGEST_MS = 60_000;
const ALIASES: Readonly<Record<string, ErrorCode>> = { overloaded: 'model_overloaded' };

/** The video's own end beside the codes of the catalogue. */
const VIDEO_FAILURES = [...Object.keys(ERRORS), 'generation_failed', 'timeout'];

type Change = (testMode: TestMode, match: RegExpExecArray) => TestMode;

const video = (testMode: TestMode, change: Partial<VideoInTestMode>): TestMode => ({
  ...testMode,
  video: { ...testMode.video, ...change },
});

/** Every word that a test can use, as it is written, with what it does. `docs/test-mode.md` lists the same. */
const WORDS: readonly (readonly [RegExp, Change])[] = [
  [/^slow:(\d+(?:\.\d+)?)(ms|s|m)$/, (testMode, match) => video(testMode, { takesMs: duration(match) })],
  [
    /^stuck(?:@(\d{1,2})%)?$/,
    (testMode, [, at]) => video(testMode, { stuckAt: Number(at ?? DEFAULT_STUCK_AT) }),
  ],
  [
    /^fail:([a-z_]+)(?:@(\d{1,2})%)?$/,
    (testMode, [, code = '', at]) => {
      if (!VIDEO_FAILURES.includes(code)) throw unknownTestWord(`fail:${code}`);
      return video(testMode, { failure: { code, at: Number(at ?? 0) } });
    },
  ],
];

/** `fail:upstream_error@70%, slow:2s`. Throws for a word that there is not. */
export function readTestMode(text: string): TestMode {
  let testMode = SUCCESS;
  for (const word of text.split(',').map((part) => part.trim())) {
    if (word === '') continue;
    const code = ALIASES[word] ?? word;
    if (Object.hasOwn(ERRORS, code)) {
      testMode = { ...testMode, refusal: code as ErrorCode };
      continue;
    }
    const found = WORDS.map(([pattern, change]) => ({ match: pattern.exec(word), change })).find(
      ({ match }) => match !== null,
    );
    if (!found?.match) throw unknownTestWord(word);
    testMode = found.change(testMode, found.match);
  }
  return testMode;
}

const MARK = '[test:';

/** The words in brackets in a prompt: `A fox runs [test: fail:upstream_error@70%]`. Null: none. */
export function testModeInText(text: string): TestMode | null {
  const start = text.indexOf(MARK);
  const end = start < 0 ? -1 : text.indexOf(']', start);
  return end < 0 ? null : readTestMode(text.slice(start + MARK.length, end));
}

/** The text in which a JSON body may have words in brackets: its prompt, its input, or the last message of its conversation. */
export function lastText(body: object): string {
  const { prompt, input, messages } = body as { prompt?: unknown; input?: unknown; messages?: unknown };
  const text = prompt ?? input ?? messages;
  const last: unknown = Array.isArray(text) ? text.at(-1) : text;
  if (typeof last === 'string') return last;
  const { content } = (last ?? {}) as { content?: unknown };
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as ({ text?: unknown } | null)[]) : [];
  return parts.flatMap((part) => (typeof part?.text === 'string' ? [part.text] : [])).join(' ');
}

function duration([, amount, unit]: RegExpExecArray): number {
  const factor = { ms: 1, s: 1000, m: 60_000 }[unit ?? 's'] ?? 1000;
  return Math.min(LONGEST_MS, Number(amount) * factor);
}

function unknownTestWord(word: string): ServiceError {
  return new ServiceError(
    'invalid_parameter',
    `There is no test word ${JSON.stringify(word)}. Use a code of the error table, or one of slow:30s, stuck, fail:<code>@70%.`,
    { param: 'Phonofilm-Test' },
  );
}

/** The refusal that a test asked for, with what the real one would carry. */
export function testRefusal(code: ErrorCode): ServiceError {
  const { status, condition } = ERRORS[code];
  const retry = status === 429 || status === 503 ? { retryAfterSeconds: 1 } : {};
  const param = code === 'invalid_parameter' || code === 'missing_parameter' ? { param: 'prompt' } : {};
  return new ServiceError(code, `${condition} (A test key asked for this answer.)`, { ...retry, ...param });
}
