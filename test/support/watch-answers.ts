import assert from 'node:assert/strict';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile, type Validator } from 'typebox/schema';

/** An OpenAPI document, as far as answers are held against it. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
}
type Responses = Readonly<
  Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>
>;

export interface WatchedAnswers {
  /** Throws when the service gave an answer that its own document does not describe. */
  assertDescribed(): void;
}

/** Of the first service of this process: to write one takes longer than most tests do, and they are nearly always the same. */
let document: Document | undefined;

/**
 * Holds every answer of a documented operation, no matter who asked for it, against the OpenAPI document: its status is listed,
 * its type of content too, and JSON has the fields of the schema and no others.
 */
export function watchAnswers(app: FastifyInstance): WatchedAnswers {
  const problems = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const own = () => app.swagger() as unknown as Document;
    document ??= own();
    // A test may ask for any answer anywhere.
    if (typeof payload === 'string' && payload.includes('A test key asked for')) return payload;
    const isDescribed = problemOf(document, request, reply, payload) === null;
    const problem = isDescribed ? null : problemOf(own(), request, reply, payload);
    if (problem !== null) problems.add(`${request.method} ${request.routeOptions.url}: ${problem}`);
    return payload;
  });
  return {
    assertDescribed: () =>
      assert.deepEqual([...problems], [], 'answers that /openapi.json does not describe'),
  };
}

function problemOf(
  { paths }: Document,
  { method, routeOptions, is404 }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string | null {
  const { url, schema } = routeOptions;
  if (is404 || url === undefined || (schema as { hide?: boolean } | undefined)?.hide) return null;
  const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (operation === undefined) return 'the operation is not described';
  const response = operation.responses[reply.statusCode];
  if (response === undefined) return `the status ${reply.statusCode} is not described`;
  if (payload === null || payload === undefined || payload === '') return null;
  const type = String(reply.getHeader('content-type')).split(';')[0]!;
  // A part of a file is of the file's type.
  const content = (reply.statusCode === 206 ? operation.responses['200'] : response)?.content?.[type];
  if (content === undefined) return `${reply.statusCode} with ${type} is not described`;
  if (type !== 'application/json' || typeof payload !== 'string') return null;
  if (validatorOf(content.schema).Check(JSON.parse(payload))) return null;
  return `${reply.statusCode} is not as described: ${payload.slice(0, 300)}`;
}

/** Schemas are the same in every service of this process, so they are compiled once. */
const validators = new Map<string, Validator>();
const validatorsOfOneService = new WeakMap<object, Validator>();

function validatorOf(schema: object): Validator {
  const known = validatorsOfOneService.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const validator = validators.get(text) ?? Compile(strict(schema) as object);
  validators.set(text, validator);
  validatorsOfOneService.set(schema, validator);
  return validator;
}

/** The same schema, but objects have no fields that it does not name. */
function strict(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(strict);
  if (part === null || typeof part !== 'object') return part;
  const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, strict(value)]));
  return 'properties' in part ? { additionalProperties: false, ...inner } : inner;
}
