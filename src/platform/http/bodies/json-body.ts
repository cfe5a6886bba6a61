import type { FastifyRequest } from 'fastify';
import sjson from 'secure-json-parse';
import { ServiceError } from '../../../domain/errors.ts';
import { BODY_LIMITS, JsonOverLimit, scanJson, type TextRange } from '../../schemas/scan-json.ts';
import { putAside, rememberLongTexts } from './long-texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the JSON body. */
    bodyLength: number;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Longer than any real content type. */
const MAX_CONTENT_TYPE = 1000;

interface JsonBodyOptions {
  readonly longTexts?: readonly string[];
  readonly mostValues?: number;
}

/**
 * Parses a JSON body into an object, or throws a clear 400. Long texts at the given paths are set aside: see
 * `long-texts.ts`.
 */
export function parseJsonBody(
  bytes: Buffer,
  contentType: string,
  { longTexts: longTextPaths = [], mostValues = BODY_LIMITS.values }: JsonBodyOptions = {},
): Record<string, unknown> {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType.slice(0, MAX_CONTENT_TYPE))?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new ServiceError('invalid_request', `The body must be UTF-8, not ${charset.slice(0, 40)}.`);
  }
  const { json, longTexts } = putAside(bytes, scan(bytes, longTextPaths, mostValues));
  const value = parseScanned(json);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new ServiceError('invalid_request', 'The body must be a JSON object.');
  }
  rememberLongTexts(value, longTexts);
  return value as Record<string, unknown>;
}

/** Parses untrusted JSON: must be UTF-8, shallow, without prototype keys and without text that cannot be stored. */
export function parseJson(bytes: Buffer): unknown {
  scan(bytes, []);
  return parseScanned(bytes);
}

function scan(bytes: Buffer, longTexts: readonly string[], values: number = BODY_LIMITS.values): TextRange[] {
  try {
    return scanJson(bytes, { ...BODY_LIMITS, values, longTexts });
  } catch (error) {
    if (!(error instanceof JsonOverLimit)) throw error;
    throw new ServiceError('invalid_request', `The body ${error.message}.`);
  }
}

function parseScanned(bytes: Buffer): unknown {
  const text = decode(bytes);
  const value = parse(text);
  // UTF-8 cannot encode half a surrogate pair; only an escape can.
  if (/\\ud[89a-f]/i.test(text)) assertWholePairs(value);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new ServiceError(
      'invalid_request',
      'The body is not valid UTF-8. Send it as plain text, not compressed.',
      { cause: error },
    );
  }
}

function parse(text: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    if (isJson(text)) {
      throw new ServiceError(
        'invalid_request',
        'The body has a member `__proto__`, or a `constructor` with a `prototype`. Leave it out.',
      );
    }
    const where = /line \d+ column \d+/.exec((error as Error).message)?.[0];
    throw new ServiceError(
      'invalid_request',
      `The body is not valid JSON${where ? ` (${where})` : ''}. Check quotes, commas and brackets.`,
      { cause: error },
    );
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Half a surrogate pair is no character: the database would store a different text from the one sent. */
function assertWholePairs(value: unknown): void {
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw new ServiceError(
      'invalid_request',
      'The body contains half a surrogate pair (\\ud800 to \\udfff).',
    );
  }
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const entry of value) assertWholePairs(entry);
    return;
  }
  for (const [name, entry] of Object.entries(value)) {
    assertWholePairs(name);
    assertWholePairs(entry);
  }
}

/** The body as an object; the parser has checked that a JSON body is one. */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  return assertObject(request.body);
}

export function assertObject(body: unknown): Record<string, unknown> {
  if (body !== null && typeof body === 'object') return body as Record<string, unknown>;
  throw new ServiceError(
    'invalid_request',
    'This endpoint takes a JSON object with Content-Type: application/json.',
  );
}
