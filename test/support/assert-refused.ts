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
  const said = `${what} ${answer.status} ${answer.text.slice(0, 300)}`;
  assert.ok(answer.status >= 400 && answer.status < 500, said);
  assert.match(header(answer, 'content-type') ?? '', /^application\/json/, said);
  assert.match(header(answer, 'x-request-id') ?? '', /^req_[\w-]{10,}$/, said);
  const body = answer.json as { error: Record<string, unknown> };
  assert.deepEqual(Object.keys(body), ['error'], said);
  const { message, type, code, ...rest } = body.error;
  assert.ok(typeof message === 'string' && message !== '', said);
  const entry = ERRORS[code as ErrorCode];
  assert.ok(entry, said);
  assert.deepEqual({ status: answer.status, type }, { status: entry.status, type: entry.type }, said);
  for (const [name, value] of Object.entries(rest)) {
    assert.equal(name, 'param', said);
    assert.equal(typeof value, 'string', said);
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
