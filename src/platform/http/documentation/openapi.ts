import { EXAMPLES, USUAL_MODELS } from '../../../domain/models.ts';
import type { SchemaFacts } from '../bodies/schema-facts.ts';
import { errorResponses } from './describe-errors.ts';
import { exampleOf } from './example-of.ts';

/** Example bodies where the schema alone would not give one that works. */
const REQUESTS: Readonly<Record<string, object>> = {
  'POST /v1/video/create': { model: USUAL_MODELS.video, prompt: 'a fox in the snow', aspect_ratio: '16:9' },
  'POST /v1/videos': { model: EXAMPLES.actors, prompt: 'a fox in the snow', seconds: '8', size: '1280x720' },
  'POST /v1/chat/completions': {
    model: USUAL_MODELS.chat,
    messages: [{ role: 'user', content: 'Say good evening.' }],
  },
  'POST /v1/audio/transcriptions': {
    model: USUAL_MODELS.transcription,
    file: 'talk.mp3',
    response_format: 'srt',
  },
  'POST /v1/audio/translations': { model: USUAL_MODELS.transcription, file: 'talk.mp3' },
  'POST /v1/audio/speech': { model: USUAL_MODELS.speech, input: 'Good evening.', voice: 'alloy' },
  'POST /v1/quote': {
    endpoint: '/v1/video/create',
    body: { model: USUAL_MODELS.video, prompt: 'a fox in the snow' },
  },
  'POST /admin/v1/models': { id: 'house-video', like: EXAMPLES.actors, description: 'Our own videos.' },
  'POST /vidB/v1/characters': { url: 'https://shop.example/mira.mp4', timestamps: '1,3' },
};

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
function describeOperations(document: { paths?: object | undefined }): void {
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

/** The head of the OpenAPI document; its paths come from the schemas of the routes. */
export const openApiDocument = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Phonofilm',
    version,
    description:
      'Asynchronous video generation, speech to text, speech translation, text to speech and audio in chat. ' +
      'All errors share one JSON object.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/', description: 'This service.' }],
  tags: [
    { name: 'Video', description: 'Create a task, poll it, fetch the video.' },
    { name: 'Characters', description: 'Characters that appear in family B videos.' },
    { name: 'Chat', description: 'Videos through chat, and conversations with audio.' },
    { name: 'Audio', description: 'Speech to text, translation, text to speech.' },
    { name: 'Webhooks', description: 'Notifications when a video is done.' },
    { name: 'Models', description: 'What the key may use.' },
    { name: 'Account', description: 'Balance, limits and what was used.' },
    { name: 'Operator', description: 'Accounts, keys, money. Needs the admin key.' },
  ],
  components: {
    securitySchemes: { key: { type: 'http' as const, scheme: 'bearer' } },
  },
  security: [{ key: [] }],
});

/** The document once all routes are in it: a copy, because it shares its schemas with the routes. */
export function describedDocument<Document extends object>(
  found: { openapiObject: Document } | { swaggerObject: object },
): Document {
  if (!('openapiObject' in found)) throw new Error('the document is written as OpenAPI 3');
  const document = JSON.parse(JSON.stringify(found.openapiObject, withoutOwnKeywords)) as Document;
  describeOperations(document);
  return document;
}

/** `expected` is ours, for error messages; OpenAPI does not know it. */
function withoutOwnKeywords(name: string, value: unknown): unknown {
  return name === 'expected' ? undefined : value;
}
