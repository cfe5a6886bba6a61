/** Which files of src/ a request walks through in the process of a service: `npm exec -c 'node scripts/walk.ts'`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answer } from '../test/support/scripted-upstream/audio-answers.ts';
import { FakeService } from '../test/support/scripted-upstream/fake-service.ts';
import { startService } from '../test/support/service.ts';
import { receiveWebhooks } from '../test/support/webhook-receiver.ts';

const ROUNDS = 5;
const SOURCE = pathToFileURL(`${process.cwd()}/src/`).href;

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-walk-'));
const upstream = await new FakeService().start();
await using receiver = await receiveWebhooks();
const CONFIG = join(folder, 'config.yaml');
writeFileSync(
  CONFIG,
  `upstreams: { far: { protocol: openai, base_url: "${upstream.origin}/v1", auth: none } }
models: { hosted: { kind: chat, price: { per_thousand_tokens: 1 }, routes: [ { upstream: far, model: m } ] } }
`,
);
const service = await startService({ environment: { CONFIG } });
const usage = { prompt_tokens: 3, completion_tokens: 2 };
upstream.script(answer(200, { choices: [{ message: { content: 'Hello.' }, finish_reason: 'stop' }], usage }));
await service.call('POST', '/v1/webhooks', { url: receiver.url });

const WALKS = {
  'a hosted chat': async () => {
    const messages = [{ role: 'user', content: 'Say hello.' }];
    const { status, text } = await service.call('POST', '/v1/chat/completions', {
      model: 'hosted',
      messages,
    });
    if (status !== 200) throw new Error(text);
  },
  'POST /v1/videos to its webhook': async () => {
    const before = receiver.received.length;
    const { status, text } = await service.form('/v1/videos', {
      model: 'vidB-2',
      prompt: 'a boat',
      seconds: '4',
      size: '480x480',
    });
    if (status !== 200) throw new Error(text);
    await receiver.until((received) => received.length > before);
  },
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
for (const [name, walk] of Object.entries(WALKS)) {
  // What is done once for all requests is no part of the walk, nor what goes on beside it at times.
  await walk();
  let files: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.post('Profiler.takePreciseCoverage');
    await walk();
    const called = await filesCalled();
    if (round === 0 || called.length < files.length) files = called;
  }
  console.log(`${name}: ${files.length} files`);
  if (process.argv.includes('--list')) console.log(files.map((file) => `  ${file}`).join('\n'));
}
session.disconnect();
await service.stop();
upstream.close();
rmSync(folder, { recursive: true });

async function filesCalled(): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const called = result.filter(({ functions }) =>
    // What begins with its file is the module itself.
    functions.some(({ ranges: [range] }) => range && range.startOffset > 0 && range.count > 0),
  );
  const urls = called.map(({ url }) => url).filter((url) => url.startsWith(SOURCE));
  return [...new Set(urls)].map((url) => url.slice(SOURCE.length)).toSorted();
}
