import type { SchemaFacts } from '../../src/platform/http/bodies/schema-facts.ts';
import {
  exampleOf,
  fieldsOf,
  jsonOf,
  largestValues,
  MANY_MEMBERS,
  textsOf,
  withValue,
} from './largest-values.ts';
import { BOUNDARY, FORM_TYPE, formBody, type Part } from './multipart.ts';
import type { WatchedRequest } from './watched-service.ts';

/** One request of an attack, and what it is. */
export interface LargeRequest {
  readonly field: string;
  readonly what: string;
  readonly request: WatchedRequest;
}

/** An endpoint as `/openapi.json` describes it. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly body: SchemaFacts | null;
  readonly isForm: boolean;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}

interface OpenApi {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly parameters?: Operation['parameters'];
        readonly requestBody?: { readonly content: Record<string, { readonly schema: SchemaFacts }> };
      }
    >
  >;
}

export function operationsOf(document: unknown): Operation[] {
  return Object.entries((document as OpenApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const isForm = type === 'multipart/form-data';
      return { method: method.toUpperCase(), path, parameters, body: content?.schema ?? null, isForm };
    }),
  );
}

/** What a schema cannot say: a model that serves the endpoint, and values that get past the first checks. */
const KNOWN_VALUES: Readonly<Record<string, object>> = {
  'POST /v1/video/create': { model: 'vidB-2', images: [], prompt: 'a boat' },
  'POST /v1/videos': { model: 'vidB-2', prompt: 'a boat', seconds: '4', size: '720x1280' },
  'POST /v1/chat/completions': {
    model: 'chat-4o-audio-preview',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'hello' }] }],
  },
  'POST /v1/audio/speech': { model: 'chat-4o-mini-tts-2025-12-15', input: 'hello', voice: 'alloy' },
  'POST /v1/audio/transcriptions': { model: 'asr-1' },
  'POST /v1/audio/translations': { model: 'asr-1' },
  'POST /v1/quote': {
    endpoint: '/v1/video/create',
    body: { model: 'vidB-2', images: [], prompt: 'a boat' },
  },
};

/** Endpoints that take images or recordings take more text than the others. */
const MOST_TEXT: Readonly<Record<string, number>> = {
  'POST /v1/video/create': 2_500_000,
  'POST /v1/chat/completions': 2_500_000,
  'POST /v1/quote': 2_500_000,
};
const MOST_TEXT_ELSEWHERE = 1_000_000;
const MOST_IN_A_HEADER = 14_000;

export function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** For every field of the operation, the largest values its limits let in. */
export function* largeRequests(operation: Operation): Generator<LargeRequest> {
  yield* inParameters(operation);
  if (operation.body === null) return;
  if (operation.isForm) yield* inForm(operation, operation.body);
  else yield* inJson(operation, operation.body);
  yield* inLongTexts(operation);
}

function pathOf(operation: Operation, filled: Readonly<Record<string, string>> = {}): string {
  const { path, parameters } = operation;
  const inQuery = parameters.filter(
    (parameter) => parameter.in === 'query' && filled[parameter.name] !== undefined,
  );
  const query = inQuery.map(({ name }) => `${name}=${encodeURIComponent(filled[name]!)}`).join('&');
  const base = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(filled[name] ?? 'vidB-2:1-a'),
  );
  return query === '' ? base : `${base}?${query}`;
}

function* inParameters(operation: Operation): Generator<LargeRequest> {
  const headers = { 'content-type': 'application/json' };
  for (const { name } of operation.parameters) {
    for (const [what, value] of textsOf({}, MOST_IN_A_HEADER / 3)) {
      const request = { method: operation.method, path: pathOf(operation, { [name]: String(value) }) };
      yield { field: name, what, request: operation.body ? { ...request, headers, body: '{}' } : request };
    }
  }
}

/** Clients send these, and we look into them. */
export function* largeHeaders(): Generator<LargeRequest> {
  for (const name of [
    'authorization',
    'idempotency-key',
    'accept',
    'content-type',
    'x-forwarded-for',
    'range',
  ]) {
    for (const [what, text] of textsOf({}, MOST_IN_A_HEADER)) {
      // Other characters cannot be sent at all.
      const value = String(text)
        .replace(/[^ -~]/g, 'x')
        .trim();
      const body = JSON.stringify({ model: 'vidA3', prompt: 'a boat' });
      const headers = { 'content-type': 'application/json', [name]: value };
      yield { field: name, what, request: { method: 'POST', path: '/v1/video/create', headers, body } };
    }
  }
}

/** A small body that the operation takes, as far as its schema can say. */
export function exampleBody(operation: Operation): object {
  return { ...(exampleOf(operation.body ?? {}) as object), ...KNOWN_VALUES[nameOf(operation)] };
}

/** Stands where the large value comes. */
const PLACE = '(here)';

/**
 * A field that nobody knows is looked at by the same code wherever it comes: it gets every value where bodies are largest, and
 * elsewhere what a field without text gets.
 */
const unknownField = (operation: Operation) => ({
  path: ['unknown'],
  schema: MOST_TEXT[nameOf(operation)] === undefined ? { enum: [] } : {},
});

function* inJson(operation: Operation, body: SchemaFacts): Generator<LargeRequest> {
  const most = MOST_TEXT[nameOf(operation)] ?? MOST_TEXT_ELSEWHERE;
  const known = exampleBody(operation);
  const made = new Set<string>();
  for (const { path, schema } of [...fieldsOf(body), unknownField(operation)]) {
    const field = path.join('.');
    const [before, after] = JSON.stringify(withValue(known, path, PLACE)).split(JSON.stringify(PLACE));
    for (const value of largestValues(schema, most)) {
      const [what] = value;
      // A field of several kinds of body is described once for each.
      if (made.has(`${field} ${what}`)) continue;
      made.add(`${field} ${what}`);
      const json = `${before}${jsonOf(value)}${after}`;
      yield {
        field,
        what,
        request: {
          method: operation.method,
          path: pathOf(operation),
          headers: { 'content-type': 'application/json' },
          body: json,
        },
      };
    }
  }
}

/** Images and recordings as base64, as large as the bodies they come in. */
const LONG_TEXTS: Readonly<Record<string, (data: string) => object>> = {
  'POST /v1/video/create': (data) => ({
    images: [`data:image/png;base64,${data}`, data],
  }),
  'POST /v1/quote': (data) => ({
    body: {
      model: 'vidB-2',
      prompt: 'a boat',
      images: [`data:image/png;base64,${data}`],
    },
  }),
  'POST /v1/chat/completions': (data) => ({
    messages: [
      {
        role: 'user',
        content: [{ type: 'input_audio', input_audio: { data: `${data}${data}`, format: 'wav' } }],
      },
    ],
  }),
};

/** As they stand in JSON, so that nothing has to be written anew. */
const LONG_DATA = { base64: 'AAAA', 'escaped base64': 'AA\\/\\/', 'broken base64': 'AA!A' };
const GROUPS = 4_300_000;

function* inLongTexts(operation: Operation): Generator<LargeRequest> {
  const make = LONG_TEXTS[nameOf(operation)];
  if (!make) return;
  const around = JSON.stringify({ ...KNOWN_VALUES[nameOf(operation)], ...make(PLACE) }).split(PLACE);
  for (const [what, group] of Object.entries(LONG_DATA)) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': what };
    const body = around.join(group.repeat(GROUPS));
    yield {
      field: 'long text',
      what,
      request: { method: operation.method, path: pathOf(operation), headers, body },
    };
  }
}

function* inForm(operation: Operation, body: SchemaFacts): Generator<LargeRequest> {
  const known = Object.entries({ ...KNOWN_VALUES[nameOf(operation)] }) as Part[];
  const send = (parts: readonly Part[]): WatchedRequest => ({
    method: operation.method,
    path: pathOf(operation),
    headers: { 'content-type': FORM_TYPE },
    body: formBody(parts),
  });
  const names = new Set(fieldsOf(body).flatMap(({ path }) => (path.length === 1 ? path : [])));
  const members = jsonOf(['members', MANY_MEMBERS]).slice(0, 1_000_000);
  for (const name of names) {
    for (const [what, value] of textsOf({}, MOST_TEXT_ELSEWHERE)) {
      yield { field: name, what, request: send([...known, [name, String(value)]]) };
    }
    yield { field: name, what: 'JSON of many members', request: send([...known, [name, members]]) };
  }
  const many = (count: number, part: (index: number) => Part) =>
    Array.from({ length: count }, (_, index) => part(index));
  yield {
    field: '(form)',
    what: '90 fields',
    request: send(many(90, (index) => [`f${index}`, 'x'.repeat(20_000)])),
  };
  yield {
    field: '(form)',
    what: '90 items',
    request: send(many(90, () => ['metadata[]', 'x'.repeat(20_000)])),
  };
  yield { field: '(form)', what: '50,000 parts', request: send(many(50_000, (index) => [`f${index}`, ''])) };
  yield {
    field: '(form)',
    what: 'long names',
    request: send(many(90, (index) => [`${index}${'['.repeat(70_000)}`, 'x'])),
  };
  yield {
    field: '(form)',
    what: 'files',
    request: send(many(50, (index) => [`f${index}`, 'x'.repeat(50_000), 'a.png'])),
  };
  const ends = `\r\n--${BOUNDARY}x`.repeat(100_000);
  yield {
    field: '(form)',
    what: 'near boundaries',
    request: send([...known, ['prompt', ends.slice(0, 1_000_000)]]),
  };
}
