import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../domain/errors.ts';
import type { Idempotency, IdempotentRequest } from '../../idempotency/idempotency.ts';
import { comparableBody } from './long-texts.ts';

/**
 * The result of an earlier request with the same `Idempotency-Key`. Looked up as soon as the fields are parsed: a
 * repeat gets the first response even if its model is gone, the balance empty or an image no longer available.
 */
export async function madeBefore<Made>(
  idempotency: Idempotency,
  request: FastifyRequest,
  idempotent: IdempotentRequest | null,
): Promise<Made | null> {
  return await idempotency.earlierAnswer<Made>(request.caller.account.id, idempotent);
}

const MAX_IDEMPOTENCY_KEY = 255;

/** As `idempotentRequest`, for a JSON body that may contain images or recordings. `ignored` fields do not count. */
export async function idempotentBody(
  request: FastifyRequest,
  body: Record<string, unknown>,
  ignored: readonly string[] = [],
): Promise<IdempotentRequest | null> {
  if (idempotentRequest(request, body) === null) return null;
  const fields = Object.entries(await comparableBody(body)).filter(([name]) => !ignored.includes(name));
  return idempotentRequest(request, Object.fromEntries(fields));
}

export function idempotentRequest(request: FastifyRequest, fields: unknown): IdempotentRequest | null {
  const header = request.headers['idempotency-key'];
  const key = Array.isArray(header) ? header[0] : header;
  if (key === undefined || key === '') return null;
  if (key.length > MAX_IDEMPOTENCY_KEY) {
    throw new ServiceError(
      'invalid_request',
      `An Idempotency-Key has at most ${MAX_IDEMPOTENCY_KEY} characters.`,
    );
  }
  return { key, fields: { path: request.url.split('?')[0], fields } };
}
