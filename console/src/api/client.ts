import createClient from 'openapi-fetch';
import { session } from '../session.svelte.ts';
import { noAnswer, toApiError } from './api-error.ts';
import type { paths } from './schema.d.ts';
import { noteAway } from './server-state.svelte.ts';

/** The admin key for the operator API, the API key for everything else. */
function keyFor(path: string): string | null {
  return path.startsWith('/admin/') ? session.adminKey : session.apiKey;
}

/** A request with the key that its path needs. No answer at all is an error like any other. */
export async function send(path: string, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  const key = keyFor(path);
  if (key !== null) headers.set('authorization', `Bearer ${key}`);
  try {
    return await fetch(path, { ...options, headers });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    noteAway();
    throw noAnswer();
  }
}

/** As `send`, for answers that must be a success. */
export async function sendOk(path: string, options: RequestInit = {}): Promise<Response> {
  const response = await send(path, options);
  if (response.ok) return response;
  throw toApiError(response, await response.json().catch(() => null));
}

/** Calls with the types of the OpenAPI document. */
export const api = createClient<paths>({
  baseUrl: location.origin,
  fetch: async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    return await send(pathname + search, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      // An empty text would be sent with a type of its own, which the service refuses.
      ...(body !== '' && { body }),
    });
  },
});

interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of a call, or its error thrown. */
export async function take<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  throw toApiError(response, error);
}
