import type { FastifyInstance } from 'fastify';
import { ERRORS } from '../domain/errors.ts';
import type { AdminRequest } from '../platform/commands/operator-command.ts';
import { CommandFailed } from './command.ts';

/** Two ways to call the API: a running server over HTTP, or the service composed in this process. */
export interface AdminClient {
  call(request: AdminRequest): Promise<unknown>;
  close(): Promise<void>;
}

/** No server listens there. */
export class ServerUnreachable extends CommandFailed {}

const TIMEOUT_MS = 60_000;

export function httpClient(baseUrl: string, adminKey: string): AdminClient {
  return {
    call: async (request) => {
      const response = await send(baseUrl, adminKey, request);
      return unwrap(response.status, await response.text());
    },
    close: async () => {},
  };
}

async function send(baseUrl: string, adminKey: string, request: AdminRequest): Promise<Response> {
  try {
    return await fetch(`${baseUrl.replace(/\/+$/, '')}${target(request)}`, {
      method: request.method,
      headers: headers(adminKey, request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(request.body && { body: JSON.stringify(request.body) }),
    });
  } catch (error) {
    const reason = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).message;
    throw new ServerUnreachable(`No server responds at ${baseUrl} (${reason}).`);
  }
}

export function injectClient(app: FastifyInstance, adminKey: string, stop: () => Promise<void>): AdminClient {
  return {
    call: async (request) => {
      const response = await app.inject({
        method: request.method,
        url: target(request),
        headers: headers(adminKey, request),
        ...(request.body && { payload: JSON.stringify(request.body) }),
      });
      return unwrap(response.statusCode, response.payload);
    },
    close: stop,
  };
}

function target({ path, query = {} }: AdminRequest): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `/admin/v1${path}${search && `?${search}`}`;
}

function headers(adminKey: string, request: AdminRequest): Record<string, string> {
  return {
    authorization: `Bearer ${adminKey}`,
    ...(request.body && { 'content-type': 'application/json' }),
  };
}

function unwrap(status: number, text: string): unknown {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new CommandFailed(
      `The server responded with ${status} and something that is not JSON. Is it Phonofilm?`,
    );
  }
  if (status < 300) return answer;
  const { error } = answer as { error?: { message?: string; code?: string } };
  if (error?.message === undefined) throw new CommandFailed(`The server responded with ${status}.`, answer);
  const hint = error.code === 'endpoint_not_found' ? ` ${ERRORS.endpoint_not_found.remedy}` : '';
  throw new CommandFailed(`${error.message}${hint} (${error.code})`, answer);
}
