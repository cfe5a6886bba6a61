import { ERRORS, type ErrorCode, ServiceError } from './errors.ts';

/** How a film of a test key goes and ends. Stored with the film. */
export interface FilmRehearsal {
  readonly takesMs: number;
  /** It stays at this percentage, until it is cancelled or its time is over. */
  readonly stuckAt: number | null;
  readonly failure: { readonly code: string; readonly at: number } | null;
}

/** What a test request asks to happen. */
export interface Outcome {
  /** The request itself is refused. */
  readonly refusal: ErrorCode | null;
  readonly film: FilmRehearsal;
}

export const SUCCESS: Outcome = {
  refusal: null,
  film: { takesMs: 0, stuckAt: null, failure: null },
};

const DEFAULT_STUCK_AT = 40;
const LONGEST_MS = 60_000;
const ALIASES: Readonly<Record<string, ErrorCode>> = { overloaded: 'model_overloaded' };

/** The film's own end beside the codes of the catalogue. */
const FILM_FAILURES = [...Object.keys(ERRORS), 'generation_failed', 'timeout'];

type Change = (outcome: Outcome, match: RegExpExecArray) => Outcome;

const film = (outcome: Outcome, change: Partial<FilmRehearsal>): Outcome => ({
  ...outcome,
  film: { ...outcome.film, ...change },
});

/** Every outcome that a test can ask for, as it is written, with what it does. `docs/rehearsal.md` lists the same. */
const WORDS: readonly (readonly [RegExp, Change])[] = [
  [/^slow:(\d+(?:\.\d+)?)(ms|s|m)$/, (outcome, match) => film(outcome, { takesMs: duration(match) })],
  [
    /^stuck(?:@(\d{1,2})%)?$/,
    (outcome, [, at]) => film(outcome, { stuckAt: Number(at ?? DEFAULT_STUCK_AT) }),
  ],
  [
    /^fail:([a-z_]+)(?:@(\d{1,2})%)?$/,
    (outcome, [, code = '', at]) => {
      if (!FILM_FAILURES.includes(code)) throw unknownOutcome(`fail:${code}`);
      return film(outcome, { failure: { code, at: Number(at ?? 0) } });
    },
  ],
];

/** `fail:upstream_error@70%, slow:2s`. Throws for a word that there is not. */
export function readOutcome(text: string): Outcome {
  let outcome = SUCCESS;
  for (const word of text.split(',').map((part) => part.trim())) {
    if (word === '') continue;
    const code = ALIASES[word] ?? word;
    if (Object.hasOwn(ERRORS, code)) {
      outcome = { ...outcome, refusal: code as ErrorCode };
      continue;
    }
    const found = WORDS.map(([pattern, change]) => ({ match: pattern.exec(word), change })).find(
      ({ match }) => match !== null,
    );
    if (!found?.match) throw unknownOutcome(word);
    outcome = found.change(outcome, found.match);
  }
  return outcome;
}

const MARK = '[test:';

/** The outcome that a prompt names: `A fox runs [test: fail:upstream_error@70%]`. Null: none. */
export function outcomeInText(text: string): Outcome | null {
  const start = text.indexOf(MARK);
  const end = start < 0 ? -1 : text.indexOf(']', start);
  return end < 0 ? null : readOutcome(text.slice(start + MARK.length, end));
}

/** The text in which a JSON body may name an outcome: its prompt, its input, or the last message of its conversation. */
export function lastText(body: object): string {
  const { prompt, input, messages } = body as { prompt?: unknown; input?: unknown; messages?: unknown };
  const said = prompt ?? input ?? messages;
  const last: unknown = Array.isArray(said) ? said.at(-1) : said;
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

function unknownOutcome(word: string): ServiceError {
  return new ServiceError(
    'invalid_parameter',
    `There is no test outcome ${JSON.stringify(word)}. Use a code of the error table, or one of slow:30s, stuck, fail:<code>@70%.`,
    { param: 'Phonofilm-Test' },
  );
}

/** The refusal that a test asked for, with what the real one would carry. */
export function rehearsedRefusal(code: ErrorCode): ServiceError {
  const { status, condition } = ERRORS[code];
  const retry = status === 429 || status === 503 ? { retryAfterSeconds: 1 } : {};
  const param = code === 'invalid_parameter' || code === 'missing_parameter' ? { param: 'prompt' } : {};
  return new ServiceError(code, `${condition} (A test key asked for this answer.)`, { ...retry, ...param });
}
