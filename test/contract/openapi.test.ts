import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import fastify from 'fastify';
import { useService } from '../support/service.ts';
import { watchAnswers } from '../support/watch-answers.ts';

const service = useService();
let text: string;
before(async () => {
  ({ text } = await service.call('GET', '/openapi.json'));
});

test('the document passes the linter with the rules of this repository', async () => {
  const configPath = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));
  const config = await loadConfig({ configPath });
  const found = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  const lines = found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
  assert.deepEqual(lines, []);
});

interface Described {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, object>>;
  readonly schema?: { readonly type?: string };
}
interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly Described[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Described>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Described>> }>>;
}

function operations(): [string, Operation][] {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

test('every operation has an example request, an example response and its error answers', () => {
  for (const [name, { summary, parameters = [], requestBody, responses }] of operations()) {
    assert.ok(summary, name);
    for (const parameter of parameters) assert.notEqual(parameter.example, undefined, name);
    for (const content of Object.values(requestBody?.content ?? {}))
      assert.notEqual(content.example, undefined, name);
    const success = Object.values(responses['200']?.content ?? {});
    assert.ok(success.length > 0, name);
    for (const content of success) assert.notEqual(content.example, undefined, name);
    for (const status of ['400', '401', '403', '404', '500', '503']) {
      const errors = responses[status]?.content?.['application/json'];
      assert.ok(Object.keys(errors?.examples ?? {}).length > 0, `${name} ${status}`);
    }
  }
});

test('a stream of events has no type of its own, which readers would take for that of each event or of all', () => {
  const streams = operations().flatMap(([name, { responses }]) => {
    const stream = responses['200']?.content?.['text/event-stream'];
    return stream ? [[name, stream.schema?.type]] : [];
  });
  assert.ok(streams.length > 3);
  for (const [name, type] of streams) assert.equal(type, undefined, name);
});

/** Those whose examples name what does not exist here: a video, a file, a clip on the internet, a hosted model. */
const NEED_MORE = [
  'POST /vidB/v1/characters',
  'POST /v1/audio/transcriptions',
  'POST /v1/audio/translations',
  'POST /v1/videos/edits',
  'POST /v1/videos/extensions',
];

test('the example requests of what can be made work', async () => {
  const account = (await service.newKey()).account;
  const creations = operations().filter(
    ([name, { requestBody }]) => /^POST [^{]+$/.test(name) && requestBody && !NEED_MORE.includes(name),
  );
  assert.ok(creations.length > 8);
  for (const [name, { requestBody }] of creations) {
    const [type, content] = Object.entries(requestBody?.content ?? {})[0]!;
    const example = content.example as Record<string, string>;
    const path = name.split(' ')[1]!;
    const body = 'account' in example ? { ...example, account } : example;
    const answer = path.startsWith('/admin/v1')
      ? await service.admin('POST', path.slice('/admin/v1'.length), body)
      : type === 'multipart/form-data'
        ? await service.form(path, example)
        : await service.call('POST', path, body);
    assert.equal(answer.status, 200, `${name} ${JSON.stringify(body)} → ${answer.text}`);
  }
});

/** What an app answers, held against a document that describes one operation. */
async function problemsWith(answer: { status: number; body: object }): Promise<string> {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const app = fastify();
  app.decorate('swagger', () => ({ paths: { '/v1/things/{id}': { get: { responses } } } }) as never);
  app.get('/v1/things/:id', (_request, reply) => reply.code(answer.status).send(answer.body));
  const answers = watchAnswers(app);
  await app.inject('/v1/things/1');
  await app.close();
  try {
    answers.assertDescribed();
    return '';
  } catch (error) {
    return (error as { actual: string[] }).actual.join();
  }
}

test('an answer that is not described makes the test fail that asked for it', async () => {
  assert.equal(await problemsWith({ status: 200, body: { id: 'a' } }), '');
  assert.match(await problemsWith({ status: 418, body: { id: 'a' } }), /the status 418 is not described/);
  assert.match(await problemsWith({ status: 200, body: {} }), /200 is not as described: \{\}/);
  assert.match(await problemsWith({ status: 200, body: { id: 'a', more: 1 } }), /200 is not as described/);
});
