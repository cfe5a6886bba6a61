import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pino } from 'pino';
import { parse } from 'yaml';
import { checkPrices } from '../../src/gateway/routes/check-upstreams.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { runHere } from '../cli/run-here.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { jobsEntry } from '../support/scripted-upstream/video-jobs.ts';
import { startService } from '../support/service.ts';
import { settingsFile } from '../support/settings-file.ts';

/** Work that is sold below its cost is served, and the operator is told: at start, when settings are read again, by the doctor. */

const nowhere = 'http://127.0.0.1:9';
const upstreams = {
  far: jobsEntry(nowhere),
  small: jobsEntry(nowhere, { accepts: { seconds: [4, 10] } }),
  voice: { protocol: 'openai-audio', base_url: nowhere, auth: 'none' },
  words: { protocol: 'openai-chat', base_url: nowhere, auth: 'none' },
};
const losing = {
  upstreams,
  models: { 'vidA3.1': { routes: [{ upstream: 'far', price: { per_second: 0.2 } }] } },
};
const sold = (model: string, upstream: string, cost: object, more: object = {}) => ({
  [model]: { routes: [{ upstream, price: cost }], ...more },
});
const LOSS =
  /^vidA3\.1 is sold for 1\.2 and costs 1\.6 at far \(1280x720, 8 seconds\): raise models\.vidA3\.1\.price/;

const CASES: readonly (readonly [string, object, RegExp | null])[] = [
  ['a lower rate', losing.models, LOSS],
  ['the same rate', sold('vidA3.1', 'far', { per_second: 0.15 }), null],
  [
    'a fee',
    sold('vidB-2', 'far', { per_second: 0.09, per_video: 0.05 }),
    /sold for 0\.4 and costs 0\.41 .*4 seconds/,
  ],
  [
    'large videos alone',
    sold('vidB-2', 'far', { per_second: 0.1, large_factor: 2 }),
    /sold for 4\.25 and costs 5 at far \(1080x1920, 25 seconds\)/,
  ],
  [
    'a row of the cost',
    sold('vidB-2', 'far', { rows: [{ when: { input: 'video' }, per_second: 0.2 }], per_second: 0.05 }),
    /25 seconds, video input/,
  ],
  [
    'pictures that the service does not take',
    sold('vidB-2', 'far', { per_second: 0.1, per_picture: 0.01 }),
    null,
  ],
  [
    'lengths that the service cannot make',
    sold('vidB-2', 'small', { rows: [{ when: { seconds: { min: 11 } }, per_second: 1 }], per_second: 0.05 }),
    null,
  ],
  [
    'a parameter',
    sold(
      'vidB-2',
      'far',
      { rows: [{ when: { sound: true }, per_second: 0.3 }], per_second: 0.05 },
      { parameters: { sound: { type: 'boolean', default: false, to: 'sound' } } },
    ),
    /sound: true/,
  ],
  [
    'a model that is like another',
    {
      ...sold('vidB-2', 'far', { per_second: 0.08 }),
      cheap: { like: 'vidB-2', price: { per_second: 0.01 } },
    },
    /^cheap is sold for/,
  ],
  [
    'speech',
    sold('chat-4o-mini-tts-2025-12-15', 'voice', { per_thousand_characters: 0.02 }),
    /costs 0\.02 .*1000 characters/,
  ],
  ['a transcript', sold('asr-1', 'voice', { per_minute: 0.007 }), /sold for 0\.006 .*60 seconds/],
  [
    'the output of a chat',
    sold('chat-4o-audio-preview', 'words', {
      per_thousand_input_tokens: 0.001,
      per_thousand_output_tokens: 0.02,
    }),
    /sold for 0\.01 and costs 0\.02 at words \(1000 output tokens\)/,
  ],
];

for (const [what, models, says] of CASES) {
  test(`a price is compared with its cost: ${what}`, async () => {
    const reported = await checkPrices(loadConfig({ CONFIG: settingsFile({ upstreams, models }) }));
    assert.equal(reported.length, says === null ? 0 : 1, reported.join('\n'));
    if (says !== null) assert.match(reported[0] ?? '', says);
  });
}

test('the operator reads it at start, after the settings were read again, and from the doctor', async () => {
  const lines: { why?: string; msg: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const service = await startService({ settings: losing, log });
  const reported = () => lines.filter(({ msg }) => msg === 'a price is below the cost of its route');
  assert.match(reported()[0]?.why ?? '', LOSS);
  service.writeSettings({ ...losing, limits: { reads_per_minute: 7 } });
  const { json } = await service.admin('POST', '/reload');
  assert.match(json.warnings[0], LOSS);
  assert.equal(reported().length, 2);
  await service.stop();
  const doctor = await runHere(['doctor'], {
    DATA_DIR: scratchFolder(),
    CONFIG: settingsFile(losing),
    PORT: '0',
  });
  assert.match(doctor.stdout, /^warning +prices +vidA3\.1 is sold for 1\.2 and costs 1\.6 at far/m);
});

test('no example of the documentation sells below its cost', async () => {
  for (const page of ['upstreams', 'upstreams-audio', 'configuration', 'models', 'prices']) {
    const text = readFileSync(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8');
    for (const [, block = ''] of text.matchAll(/^```yaml\n(.*?)^```$/gms)) {
      const example = parse(block);
      if (!example?.upstreams || !example.models) continue;
      const variables = Object.fromEntries(
        [...block.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']),
      );
      const config = loadConfig({
        FAL_KEY: 'x',
        REPLICATE_TOKEN: 'x',
        ...variables,
        CONFIG: settingsFile(example),
      });
      assert.deepEqual(await checkPrices(config).catch(() => []), [], block);
    }
  }
});
