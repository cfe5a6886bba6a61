import { conditionOf, remedyOf } from '../../../src/domain/errors.ts';
import { language } from '../languages/languages.ts';
import { t } from '../words.ts';

/** A refusal as the service said it, or no answer at all (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly param: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    message: string,
    facts: { status: number; code: string; param?: string | undefined; requestId?: string | undefined },
  ) {
    super(message);
    this.status = facts.status;
    this.code = facts.code;
    this.param = facts.param;
    this.requestId = facts.requestId;
  }
}

interface ErrorBody {
  readonly error?: { readonly message?: string; readonly code?: string; readonly param?: string };
}

export function toApiError(response: Response, body: unknown): ApiError {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  return new ApiError(error?.message ?? t('The server answered {status}.', { status: response.status }), {
    status: response.status,
    code: error?.code ?? 'unknown',
    param: error?.param,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

export function noAnswer(): ApiError {
  return new ApiError(t('The service does not answer.'), { status: 0, code: 'no_answer' });
}

/** What to do about what is no error of a request: no answer at all, and a video that failed. */
const REMEDIES: Readonly<Record<string, string>> = {
  no_answer: 'Check that it is running. This page continues by itself as soon as it is back.',
  generation_failed: 'Try again, perhaps with other words. Nothing was charged.',
};

function remedyFor(code: string): string | null {
  const remedy = REMEDIES[code] ?? remedyOf(code);
  return remedy === null ? null : t(remedy);
}

/** What is no answer of the catalogue. */
const CONDITIONS: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled. Nothing was charged.',
  generation_failed: 'The video could not be made.',
};

/** The service's messages are English; in another language the sentence of the code says what happened. */
function translated(code: string, message: string): string {
  const condition = language === 'en' ? null : (CONDITIONS[code] ?? conditionOf(code));
  return condition === null ? message : t(condition);
}

/** What the service tells programs about headers is nothing for people. */
const FOR_PROGRAMS = / Send it as Authorization: .*$/;

export interface Explanation {
  readonly message: string;
  readonly remedy: string | null;
  readonly requestId: string | null;
}

export function explain(error: unknown): Explanation {
  if (error instanceof ApiError) {
    return {
      message: translated(error.code, error.message.replace(FOR_PROGRAMS, '')),
      remedy: remedyFor(error.code),
      requestId: error.status >= 500 ? (error.requestId ?? null) : null,
    };
  }
  return { message: error instanceof Error ? error.message : String(error), remedy: null, requestId: null };
}

/** As `explain`, for the error that a failed video carries. */
export function explainFailure(failure: { code: string; message: string }): Explanation {
  const remedy = remedyFor(failure.code) ?? '';
  const free = t('Nothing was charged.');
  return {
    message: translated(failure.code, failure.message),
    remedy: remedy.includes(free) ? remedy : `${remedy} ${free}`.trim(),
    requestId: null,
  };
}
