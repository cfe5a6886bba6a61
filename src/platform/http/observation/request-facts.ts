import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggedRequest } from '../../../domain/logged-request.ts';
import type { ParameterValues } from '../../../domain/parameters.ts';
import type { StopOfRequest } from '../../../domain/settled-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log of requests says beside route and status; handlers note it as they learn it. */
    facts: RequestFacts | undefined;
  }
}

export interface RequestFacts {
  code?: string;
  model?: string;
  task?: string;
  /** Of a film, beyond the contract. */
  parameters?: ParameterValues;
  /** Of a request that is charged while its caller waits. */
  stop?: StopOfRequest;
}

export function noteFacts(request: FastifyRequest, facts: RequestFacts): void {
  request.facts = { ...request.facts, ...facts };
}

/** For forms: a JSON body is looked into by itself. */
export function noteModel(request: FastifyRequest, fields: Readonly<Record<string, unknown>>): void {
  const model = modelOf(fields);
  if (model !== null) noteFacts(request, { model });
}

/** Longer than any id of a model; what somebody sends instead of one is not kept at length. */
const MOST_CHARACTERS = 64;

/** Everything is read when it is written down: streams are settled after their answer. */
export function toLogged(
  request: FastifyRequest,
  reply: FastifyReply,
  route: string,
  now: number,
): () => LoggedRequest {
  const { id, method, caller, facts = {} } = request;
  const { statusCode: status } = reply;
  const milliseconds = isEventStream(reply) ? null : reply.elapsedTime;
  const model = facts.model ?? modelOf(request.body);
  const { code, task, stop, parameters } = facts;
  return () => {
    const settled = stop?.settled;
    return {
      id,
      method,
      route,
      status,
      code: code ?? null,
      accountId: caller?.account.id ?? null,
      keyId: caller?.key.id ?? null,
      model: settled?.model ?? model,
      taskId: task ?? null,
      milliseconds,
      charged: settled?.amount ?? null,
      attempts: stop?.attempts ?? [],
      parameters: parameters ?? null,
      createdAt: now,
    };
  };
}

export function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
}

function modelOf(body: unknown): string | null {
  const model = typeof body === 'object' && body !== null && 'model' in body ? body.model : null;
  return typeof model === 'string' && !model.includes('\0') ? model.slice(0, MOST_CHARACTERS) : null;
}
