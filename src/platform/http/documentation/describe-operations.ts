import type { SchemaFacts } from '../bodies/schema-facts.ts';
import { errorResponses } from './describe-errors.ts';
import { exampleOf } from './example-of.ts';
import { REQUESTS } from './example-requests.ts';

interface Content {
  schema?: SchemaFacts;
  example?: unknown;
}

interface Response {
  content?: Record<string, Content>;
}

interface Operation {
  operationId?: string;
  parameters?: { name: string; schema: SchemaFacts; example?: unknown }[];
  requestBody?: Response;
  responses?: Record<string, Response>;
}

/** Adds to each operation of the OpenAPI document what follows from the rest: a name, its errors, examples. */
export function describeOperations(document: { paths?: object | undefined }): void {
  for (const [path, methods] of Object.entries(document.paths ?? {}) as [
    string,
    Record<string, Operation>,
  ][]) {
    for (const [method, operation] of Object.entries(methods)) {
      describe(operation, `${method.toUpperCase()} ${path}`);
    }
  }
}

function describe(operation: Operation, name: string): void {
  operation.operationId = operationId(name);
  for (const parameter of operation.parameters ?? []) {
    parameter.example = exampleOf(parameter.schema, name, false, parameter.name);
  }
  for (const content of Object.values(operation.requestBody?.content ?? {})) {
    content.example = REQUESTS[name] ?? exampleOf(content.schema ?? {}, name, false);
  }
  for (const response of Object.values(operation.responses ?? {})) {
    for (const [type, content] of Object.entries(response.content ?? {})) {
      content.example = type === 'application/json' ? exampleOf(content.schema ?? {}, name, true) : '…';
    }
  }
  operation.responses = { ...operation.responses, ...errorResponses(name) };
}

/** `POST /v1/videos/{id}/remix` is `postV1VideosIdRemix`. */
function operationId(name: string): string {
  const [method = '', ...words] = name.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
