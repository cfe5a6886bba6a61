import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadConfig } from '../src/settings/config.ts';
import { bearer } from './support/contract.ts';
import { sendRaw } from './support/raw-connection.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { startService } from './support/service.ts';

const load = (environment: Record<string, string>) => loadConfig({ CONFIG: '', ...environment });

test('URLs of this machine may be fetched only while the service is reachable from this machine alone', () => {
  assert.equal(load({}).allowLoopbackFetch, true);
  assert.equal(load({ HOST: '0.0.0.0' }).allowLoopbackFetch, false);
  assert.equal(load({ HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' }).allowLoopbackFetch, false);
  assert.equal(load({ HOST: '127.0.0.1', PUBLIC_URL: 'https://videos.example' }).allowLoopbackFetch, false);
});

test('proxies are addresses and ranges that exist', () => {
  const { trustedProxies } = load({ TRUSTED_PROXIES: '10.0.0.0/8, ::1, fd00::/8,192.0.2.1' });
  assert.deepEqual(trustedProxies, ['10.0.0.0/8', '::1', 'fd00::/8', '192.0.2.1']);
  for (const wrong of [
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'proxy.example',
    '10.0.0.0/-1',
  ])
    assert.throws(() => load({ TRUSTED_PROXIES: wrong }), /TRUSTED_PROXIES/, wrong);
});

test('what is not post-processed any more is refused with what to do instead', () => {
  const folder = scratchFolder();
  const CONFIG = join(folder, 'config.yaml');
  const settings = {
    'upstreams.far': 'upstreams: { far: { preset: fal, post_process: [format, length] } }',
    'models.vidB-2.routes.0':
      'models: { vidB-2: { routes: [ { upstream: far, post_process: [length, format] } ] } }',
  };
  for (const [path, written] of Object.entries(settings)) {
    writeFileSync(CONFIG, written);
    const message = `${path}.post_process has length, and only format can be post-processed. Take length out:`;
    assert.throws(
      () => loadConfig({ CONFIG }),
      (error: Error) => error.message.includes(message),
    );
  }
});

test('a mistake in the settings is named with its path and what belongs there', () => {
  const CONFIG = join(scratchFolder(), 'config.yaml');
  for (const [written, message] of [
    ['[]', 'the file must be a map.'],
    ['models: { m: { kind: picture } }', 'models.m.kind must be one of video, transcription, speech, chat.'],
    ['models: { a/b: { routes: [5] } }', 'models.a/b.routes.0 must be text or a map.'],
    ['models: { m: { routes: [{ model: x }] } }', 'models.m.routes.0 needs upstream.'],
    [
      'models: { m: { routes: [{ upstream: x, weight: 0 }] } }',
      'models.m.routes.0.weight must be more than 0.',
    ],
    [
      'models: { m: { routes: [{ upstream: x, wight: 1 }] } }',
      'models.m.routes.0.wight is not a known setting.',
    ],
  ] as const) {
    writeFileSync(CONFIG, written);
    assert.throws(() => loadConfig({ CONFIG }), { message: `${CONFIG}: ${message}` });
  }
});

test('a price finer than a millionth is refused wherever the settings have one', () => {
  const folder = scratchFolder();
  const CONFIG = join(folder, 'config.yaml');
  const price = (id: string, measure: string, amount: string) => {
    const route = `{ upstream: far, model: m, price: { ${measure}: ${amount} } }`;
    return [
      `models: { ${id}: { price: { ${measure}: ${amount} } } }`,
      `upstreams: { far: { protocol: openai, base_url: "http://127.0.0.1:9" } }\nmodels: { ${id}: { routes: [ ${route} ] } }`,
    ];
  };
  try {
    for (const [id, measure] of [
      ['vidA3', 'per_second'],
      ['asr-1', 'per_minute'],
      ['chat-4o-mini-tts-2025-12-15', 'per_thousand_characters'],
      ['chat-4o-audio-preview', 'per_thousand_tokens'],
    ] as const)
      for (const amount of ['1e-7', '0.0000015', '0.1234567'])
        for (const settings of price(id, measure, amount)) {
          writeFileSync(CONFIG, settings);
          assert.throws(
            () => loadConfig({ CONFIG }),
            /price\.per_\w+ must have at most six decimals/,
            settings,
          );
        }
    writeFileSync(CONFIG, 'models: { asr-1: { price: { per_minute: 0.000001 } } }');
    loadConfig({ CONFIG });
  } finally {
  }
});

test('a chat model is given by its path or its file address', () => {
  const folder = scratchFolder();
  const chatModel = (given: string) => {
    const CONFIG = join(folder, 'config.yaml');
    writeFileSync(CONFIG, `local:\n  chat_model: ${JSON.stringify(given)}\n`);
    return loadConfig({ CONFIG }).local.chatModel;
  };
  try {
    assert.equal(chatModel('/models/a model.gguf'), '/models/a model.gguf');
    assert.equal(chatModel('file:///models/a%20model.gguf'), '/models/a model.gguf');
    assert.throws(() => chatModel('file://elsewhere/model.gguf'), /local\.chat_model/);
  } finally {
  }
});

test('metrics are for programs of this machine, and with the admin key for others', async () => {
  const alone = await startService();
  const metrics = (headers: Record<string, string> = {}) => alone.call('GET', '/metrics', undefined, headers);
  assert.equal((await metrics()).status, 200);
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    assert.equal((await metrics({ [header]: '1.2.3.4' })).status, 404, header);
  await alone.stop();
  // A proxy on this machine that adds no header looks like a program of this machine.
  for (const environment of [{ TRUSTED_PROXIES: '127.0.0.1' }, { PUBLIC_URL: 'https://videos.example' }]) {
    const behind = await startService({ environment });
    assert.equal((await behind.call('GET', '/metrics')).status, 404);
    assert.equal((await behind.call('GET', '/metrics', undefined, bearer(behind.adminKey))).status, 200);
    await behind.stop();
  }
});

test('metrics are not for pages of other names that lead to this machine', async () => {
  const alone = await startService();
  const metrics = (host: string, ...more: string[]) =>
    sendRaw(alone.url, ['GET /metrics HTTP/1.1', `Host: ${host}`, ...more, '', ''].join('\r\n'));
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1:1', '127.9.9.9', '[::1]:8080'])
    assert.equal((await metrics(host)).status, 200, host);
  for (const host of ['rebound.example', 'localhost.example', '127.0.0.1.example:8080', '10.0.0.1', ''])
    assert.equal((await metrics(host)).status, 404, host);
  assert.equal((await metrics('rebound.example', `Authorization: Bearer ${alone.adminKey}`)).status, 200);
  await alone.stop();
});
