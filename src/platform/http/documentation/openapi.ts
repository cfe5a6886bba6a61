import { describeOperations } from './describe-operations.ts';

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
    { name: 'Video', description: 'Create a task, poll it, fetch the film.' },
    { name: 'Characters', description: 'Characters that appear in family B films.' },
    { name: 'Chat', description: 'Films through chat, and conversations with audio.' },
    { name: 'Audio', description: 'Speech to text, translation, text to speech.' },
    { name: 'Webhooks', description: 'Notifications when a film is done.' },
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
