import type { CallToolResult } from '@modelcontextprotocol/server';
import { PhonofilmError, WishRefused } from '../../../client/src/index.ts';
import { ERRORS, remedyOf, ServiceError } from '../../domain/errors.ts';
import { UnusableInput } from './files.ts';

const CORRECT = 'Correct the argument and call again.';

/** Parameters of the API that the tools call otherwise. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  input_reference: 'images',
  duration: 'seconds',
  input: 'text',
  file: 'audio',
  response_format: 'format',
};

interface ReadableError {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly argument?: string;
  readonly retry_after_seconds?: number;
  readonly request_id?: string;
}

/** An error as the model that called the tool can read it; null for what is a bug, or nobody listens to. */
export function toolError(error: unknown): CallToolResult | null {
  const readable = readableOf(error);
  if (readable === null) return null;
  const { code, message, remedy, argument, retry_after_seconds: wait } = readable;
  const facts = [`code: ${code}`, ...(argument === undefined ? [] : [`argument: ${argument}`])].join(', ');
  const pause = wait === undefined ? '' : ` Wait ${wait} s before the next call.`;
  return {
    isError: true,
    content: [{ type: 'text', text: `${message} (${facts}) ${remedy}${pause}` }],
    structuredContent: { error: { ...readable } },
  };
}

function readableOf(error: unknown): ReadableError | null {
  if (error instanceof UnusableInput || error instanceof WishRefused) {
    const argument = error instanceof WishRefused ? error.wish : error.argument;
    return { code: 'invalid_parameter', message: error.message, remedy: CORRECT, argument };
  }
  if (!(error instanceof PhonofilmError || error instanceof ServiceError)) return null;
  const { code, message, param, retryAfterSeconds } = error;
  const requestId = error instanceof PhonofilmError ? error.requestId : undefined;
  return {
    code,
    message,
    // An answer without a code of the service came from something else, or none came.
    remedy: Object.hasOwn(ERRORS, code)
      ? (remedyOf(code) ?? CORRECT)
      : 'Is the service running, and is its address right?',
    ...(param !== undefined && { argument: ARGUMENTS[param] ?? param }),
    ...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
    ...(requestId !== undefined && { request_id: requestId }),
  };
}
