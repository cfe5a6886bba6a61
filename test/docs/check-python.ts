import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { allModels } from '../../src/domain/catalogue.ts';
import type { SchemaFacts } from '../../src/platform/http/bodies/schema-facts.ts';
import { operationsOf } from '../support/operations.ts';

/** The operation behind each method of the openai SDK for Python that the docs use. */
const METHODS: Readonly<Record<string, string>> = {
  'videos.create': 'POST /v1/videos',
  'videos.create_and_poll': 'POST /v1/videos',
  'videos.download_content': 'GET /v1/videos/{id}/content',
  'audio.speech.with_streaming_response.create': 'POST /v1/audio/speech',
  'audio.transcriptions.create': 'POST /v1/audio/transcriptions',
  'audio.translations.create': 'POST /v1/audio/translations',
  'chat.completions.create': 'POST /v1/chat/completions',
};

/**
 * Neither Python nor its packages are there wherever the tests run. So an example is held against the OpenAPI document:
 * each call is one that the service has, with fields that it takes and models that exist. Returns how much was checked.
 */
export function checkPython(code: string, document: unknown): number {
  const operations = new Map(
    operationsOf(document).map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const calls = [...code.matchAll(/\bclient\.((?!post\b)[\w.]+)\(/g)];
  for (const call of calls) {
    const operation = operations.get(METHODS[call[1]!] ?? '');
    assert.ok(operation, `client.${call[1]} is no operation of the service`);
    const known = fieldsOf(operation.body).add('extra_headers');
    for (const name of keywordsOf(code, call.index + call[0].length))
      assert.ok(known.has(name), `client.${call[1]} takes no ${name}`);
  }
  const posts = [...code.matchAll(/\bclient\.post\("([^"]+)"/g)];
  for (const [, path] of posts) assert.ok(operations.has(`POST /v1${path}`), `POST /v1${path}`);
  const models = [...code.matchAll(/\bmodel"?[=:] ?"([^"]+)"/g)];
  for (const [, id] of models)
    assert.ok(
      allModels().some((model) => model.id === id),
      `there is no model ${id}`,
    );
  const addresses = [...code.matchAll(/base_url="([^"]+)"/g)];
  for (const [, address] of addresses) assert.equal(address, 'http://127.0.0.1:8080/v1');
  assertSyntax(code);
  return calls.length + posts.length + models.length + addresses.length;
}

function fieldsOf(schema: SchemaFacts | null): Set<string> {
  const parts = schema?.anyOf ?? [schema ?? {}];
  return new Set(parts.flatMap((part) => Object.keys(part.properties ?? {})));
}

/** The names of the keyword arguments of the call whose arguments begin at `start`. */
function keywordsOf(code: string, start: number): string[] {
  const names: string[] = [];
  let depth = 1;
  for (const [token, name] of code.slice(start).matchAll(/"[^"]*"|[([{]|[)\]}]|(\w+)=(?!=)/g)) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (depth === 0) return names;
    if (depth === 1 && name !== undefined) names.push(name);
  }
  return names;
}

function assertSyntax(code: string): void {
  const parse = ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'];
  const { status, stderr, error } = spawnSync('python3', parse, { input: code });
  if (error === undefined) assert.equal(status, 0, String(stderr));
}
