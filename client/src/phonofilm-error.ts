/** The service refused, or could not: its error object, with the status and the request's id. */
export class PhonofilmError extends Error {
  override readonly name = 'PhonofilmError';
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly code: string;
  readonly type: string;
  /** The parameter at fault, when one is. */
  readonly param: string | undefined;
  /** Quote it to the operator. */
  readonly requestId: string | undefined;
  /** How long the service asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, facts: ErrorFacts, options: ErrorOptions = {}) {
    super(message, options);
    this.status = facts.status;
    this.code = facts.code;
    this.type = facts.type;
    this.param = facts.param;
    this.requestId = facts.requestId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

interface ErrorFacts {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  readonly param?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

interface ErrorBody {
  readonly error?: {
    readonly message?: string;
    readonly code?: string;
    readonly type?: string;
    readonly param?: string;
  };
}

/** An answer that is no success, as an error. A proxy's page instead of our JSON is an error too. */
export async function errorOf(response: Response): Promise<PhonofilmError> {
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after'));
  const { error } = parseBody(text);
  return new PhonofilmError(error?.message ?? `The server answered ${response.status}.`, {
    status: response.status,
    code: error?.code ?? 'unknown',
    type: error?.type ?? 'server_error',
    param: error?.param,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  });
}

function parseBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
