import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

/** The packages whose code is loaded where a process imports the module and does nothing else. */
function packagesLoadedBy(module: string): ReadonlySet<string> {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
    await import(${JSON.stringify(new URL(module, import.meta.url).href)});
    process.stdout.write(JSON.stringify([...loaded]), () => process.exit());`;
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const output = execFileSync(process.execPath, options, { encoding: 'utf8' });
  // A package.json is only looked at for its version.
  const urls = (JSON.parse(output) as string[]).filter((url) => !url.endsWith('.json'));
  return new Set(urls.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []));
}

const service = packagesLoadedBy('../../src/compose.ts');

for (const [name, when] of [
  ['undici', 'something is fetched, or a hosted service is called'],
  ['file-type', 'a file is uploaded'],
  ['@aws-sdk/client-s3', 'videos are stored in S3'],
  ['pg', 'there is a database server'],
  ['pg-boss', 'there is a database server'],
  ['node-av', 'a child process decodes'],
  ['onnxruntime-node', 'a child process runs a model'],
  ['@napi-rs/canvas', 'a child process draws'],
  ['@opentelemetry/sdk-trace', 'traces are sent somewhere'],
  ['yaml', 'there is a settings file'],
] as const)
  test(`the service loads ${name} only when ${when}`, () => assert.ok(!service.has(name)));

test('the service is loaded with fastify', () => assert.ok(service.has('fastify')));

const speech = packagesLoadedBy('../../src/engines/local/speech/speech.child.ts');

for (const [name, when] of [
  ['pinyin-pro', 'Chinese is spoken'],
  ['kuromoji', 'Japanese is spoken'],
] as const)
  test(`the voice loads ${name} only when ${when}`, () => assert.ok(!speech.has(name)));
