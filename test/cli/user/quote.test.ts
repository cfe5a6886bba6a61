import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { type UserHome, userHome } from './user-home.ts';

/** What the service says of any model. */
const modelAt = (url: string) => ({
  id: decodeURIComponent(url.split(/[/?]/)[3]!),
  capabilities: {
    endpoints: ['/v1/video/create', '/v1/videos'],
    request_style: 'B',
    sizes: ['1280x720', '480x480'],
    seconds: [4, 8, 10, 12, 25],
    voices: ['alloy'],
    parameters: { seed: { type: 'integer' } },
  },
});

describe('quote', () => {
  const requested: unknown[] = [];
  let answer: object;
  let home: UserHome;
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    // What the model is, which the command has to know first.
    if (request.method === 'GET') return response.end(JSON.stringify(modelAt(request.url!)));
    requested.push([request.method, request.url, await readJson(request)]);
    return response.end(JSON.stringify(answer));
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    home = userHome({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'sk-x' });
  });
  after(() => {
    server.close();
    home.remove();
  });

  const CASES: readonly [string[], object][] = [
    [
      ['video', 'a fox', '--model', 'vidB-2-pro', '--seconds', '25'],
      {
        endpoint: '/v1/video/create',
        body: { model: 'vidB-2-pro', prompt: 'a fox', images: [], duration: 25 },
      },
    ],
    [
      ['video', 'a fox', '--model', 'vidB-2', '--size', '480x480', '--seconds', '4'],
      { endpoint: '/v1/videos', body: { model: 'vidB-2', prompt: 'a fox', seconds: '4', size: '480x480' } },
    ],
    [
      ['video', 'a fox', '--model', 'vidB-2', '--set', 'seed=7'],
      {
        endpoint: '/v1/video/create',
        body: { model: 'vidB-2', prompt: 'a fox', seed: '7', images: [] },
      },
    ],
    [
      ['transcribe', '--seconds', '600'],
      { endpoint: '/v1/audio/transcriptions', body: { model: 'asr-1', seconds: 600 } },
    ],
    [
      ['chat', 'Why?', '--max-tokens', '20'],
      {
        endpoint: '/v1/chat/completions',
        body: {
          model: 'chat-4o-audio-preview',
          messages: [{ role: 'user', content: 'Why?' }],
          max_tokens: 20,
        },
      },
    ],
  ];
  for (const [args, sent] of CASES) {
    test(`of \`${args.join(' ')}\` asks for the price of the same request`, async () => {
      answer = { object: 'quote', amount: 0.25, currency: 'credits', payable: true, reason: null };
      const run = await home.run('quote', ...args);
      assert.equal(run.code, 0, run.stderr);
      assert.equal(run.stdout, '0.25 credits\n');
      assert.deepEqual(requested.at(-1), ['POST', '/v1/quote', sent]);
    });
  }

  test('of a video names characters that nobody has, and `video` does before it is ordered', async () => {
    const unknown = { unknown_characters: ['ana'] };
    answer = { object: 'quote', amount: 1, currency: 'credits', payable: true, reason: null, ...unknown };
    const run = await home.run('quote', 'video', '@ana dances', '--model', 'vidB-2');
    assert.equal(run.stdout, '1 credits\n');
    assert.match(run.stderr, /You have no character @ana/);

    answer = { ...answer, id: 'vidB-2:1-x' };
    requested.length = 0;
    const ordered = await home.run('video', '@ana dances', '--model', 'vidB-2', '--no-wait');
    assert.equal(ordered.code, 0, ordered.stderr);
    assert.match(ordered.stderr, /You have no character @ana/);
    assert.deepEqual(
      requested.map((call) => (call as string[])[1]),
      ['/v1/quote', '/v1/video/create'],
    );
  });

  test('of what cannot be paid gives the reason, with exit code 1', async () => {
    const reason = 'insufficient_balance';
    answer = { object: 'quote', amount: 2, currency: 'credits', payable: false, reason };
    const run = await home.run('quote', 'speak', 'Hello.');
    assert.equal(run.code, 1);
    assert.equal(run.stdout, '2 credits, which cannot be paid (insufficient_balance)\n');
    const script = await home.run('quote', 'speak', 'Hello.', '--json');
    assert.deepEqual(JSON.parse(script.stdout), answer);
  });
});
