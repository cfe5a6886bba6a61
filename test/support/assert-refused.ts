import assert from 'node:assert/strict';
import { ERRORS, type ErrorCode } from '../../src/domain/errors.ts';

interface AnyAnswer {
  readonly status: number;
  readonly headers: Headers | Readonly<Record<string, string>>;
  readonly text: string;
  readonly json: unknown;
}

/** A refusal: 4xx, the contract's error object, with the status and type of its code, and a request id. */
export function assertErrorShape(answer: AnyAnswer, what = ''): ErrorCode {
  const spoken = `${what} ${answer.status} ${answer.text.slice(0, 300)}`;
  assert.ok(answer.status >= 400 && answer.status < 500, spoken);
  assert.match(header(answer, 'content-type') ?? '', /^application\/json/, spoken);
  assert.match(header(answer, 'x-request-id') ?? '', /^req_[\w-]{10,}$/, spoken);
  const body = answer.json as { error: Record<string, unknown> };
  assert.deepEqual(Object.keys(body), ['error'], spoken);
  const { message, type, code, ...rest } = body.error;
  assert.ok(typeof message === 'string' && message !== '', spoken);
  const entry = ERRORS[code as ErrorCode];
  assert.ok(entry, spoken);
  assert.deepEqual({ status: answer.status, type }, { status: entry.status, type: entry.type }, spoken);
  for (const [name, value] of Object.entries(rest)) {
    assert.equal(name, 'param', spoken);
    assert.equal(typeof value, 'string', spoken);
  }
  return code as ErrorCode;
}

/** A refusal with this code and, where given, this offending parameter. */
export function assertRefused(answer: AnyAnswer, code: ErrorCode, param?: string): void {
  assert.equal(assertErrorShape(answer), code, answer.text);
  if (param !== undefined) {
    assert.equal((answer.json as { error: { param?: string } }).error.param, param, answer.text);
  }
}

function header(answer: AnyAnswer, name: string): string | null | undefined {
  return answer.headers instanceof Headers ? answer.headers.get(name) : answer.headers[name];
}
