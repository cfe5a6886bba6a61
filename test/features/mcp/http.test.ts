import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { CallToolResult } from '@modelcontextprotocol/client';
import { sampleFiles } from '../../support/fake-engines.ts';
import { serveFile } from '../../support/serve-file.ts';
import { useService } from '../../support/service.ts';
import { connectHttp } from './connect.ts';
import { dataOf, describeTools, textOf } from './every-tool.ts';

/** /mcp, tried with the client of the official SDK. */

describe('over HTTP, as clients of 2025 speak', () =>
  describeTools((server) => connectHttp(server, 'legacy')));
describe('over HTTP, as clients of 2026 speak', () => describeTools((server) => connectHttp(server, 'auto')));

describe('what /mcp lets in', () => {
  const service = useService(() => ({ settings: { server: { cors_origins: ['https://videos.example'] } } }));

  const INITIALIZE = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const accept = 'application/json, text/event-stream';
  const initialize = (headers: Record<string, string> = {}) =>
    service.call('POST', '/mcp', INITIALIZE, { accept, ...headers });
  const call = async (name: string, args: object, key = service.key) => {
    const client = await connectHttp({ url: service.url, key }, 'legacy');
    const result = await client.callTool({ name, arguments: { ...args } });
    await client.close();
    return result as CallToolResult;
  };

  test('a key is needed, and one that is wrong is told so', async () => {
    await assert.rejects(connectHttp({ url: service.url, key: 'sk-wrong' }, 'legacy'), /invalid_api_key|401/);
    const answer = await initialize({ authorization: '' });
    assert.deepEqual([answer.status, answer.json.error.code], [401, 'missing_api_key']);
  });

  test('pages of the service and of allowed origins are, all others are not', async () => {
    for (const origin of [service.url, 'https://videos.example'])
      assert.equal((await initialize({ origin })).status, 200, origin);
    for (const origin of ['https://elsewhere.example', 'http://localhost:1', 'null']) {
      const answer = await initialize({ origin });
      assert.deepEqual([answer.status, answer.json.error.code], [403, 'access_denied'], origin);
    }
  });

  test('a page whose name is made to lead to this machine is not', async () => {
    // `fetch` does not let anybody choose the Host.
    const answer = await service.service.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        host: 'rebound.example:8080',
        origin: 'http://rebound.example:8080',
        accept,
        authorization: `Bearer ${service.key}`,
      },
      payload: INITIALIZE,
    });
    assert.deepEqual([answer.statusCode, answer.json().error.code], [403, 'access_denied']);
  });

  test('browsers ask first, and are told of allowed origins alone', async () => {
    const ask = (origin: string) =>
      fetch(`${service.url}/mcp`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    assert.equal(
      (await ask('https://videos.example')).headers.get('access-control-allow-origin'),
      'https://videos.example',
    );
    assert.equal((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin'), null);
  });

  test('there are no sessions to listen to or to end', async () => {
    for (const method of ['GET', 'DELETE'])
      assert.equal((await service.call(method, '/mcp', undefined, { accept })).status, 405, method);
  });

  test('bodies are bounded, and what is no message is refused', async () => {
    const large = { ...INITIALIZE, params: { text: 'a'.repeat(3 * 1024 * 1024) } };
    assert.equal((await service.call('POST', '/mcp', large, { accept })).status, 400);
    assert.equal((await service.call('POST', '/mcp', { hello: 1 }, { accept })).status, 400);
    assert.equal((await service.form('/mcp', { hello: 'there' })).status, 415);
  });

  test('many wrong members are answered with a line, not with a complaint about each', async () => {
    const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`a${index}`, 1]));
    const argued = (name: string, args: object) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args },
    });
    const wrong = {
      'unknown arguments': argued('make_video', { prompt: 'a boat', ...many }),
      'items of an argument': argued('make_video', { prompt: 'a boat', images: Object.values(many) }),
      'arguments of a quote': argued('quote_price', { tool: 'make_video', arguments: many }),
      'a client that describes itself': {
        ...INITIALIZE,
        params: { ...INITIALIZE.params, capabilities: { experimental: many } },
      },
    };
    for (const [what, message] of Object.entries(wrong)) {
      const { status, json } = await service.call('POST', '/mcp', message, { accept });
      assert.deepEqual([status, json?.error?.code], [400, 'invalid_request'], what);
      assert.match(json.error.message, /^The body holds more than 256 values\.$/);
    }
    const few = argued('make_video', {
      prompt: 'a boat',
      ...Object.fromEntries(Object.entries(many).slice(0, 200)),
    });
    const { text } = await service.call('POST', '/mcp', few, { accept });
    assert.ok(text.length < 20_000, `${text.length} bytes`);
  });

  test('files of the service cannot be read', async () => {
    const secret = join(service.dataDirectory, 'phonofilm.db');
    for (const path of [secret, `file://${secret}`, '/etc/passwd']) {
      for (const result of [
        await call('transcribe', { audio: path }),
        await call('make_video', { prompt: 'a boat', images: [path] }),
        await call('make_video', { prompt: 'a boat', model: 'vidA_3_1', images: [path] }),
      ]) {
        assert.equal(result.isError, true);
        assert.match(textOf(result), /takes an https URL/);
      }
    }
    const spoken = await call('speak', { text: 'hello', save_as: join(service.dataDirectory, 'speech.mp3') });
    assert.equal(spoken.isError, true);
  });

  test('recordings and pictures are fetched as those of other endpoints are', async () => {
    const { speech, picture } = await sampleFiles();
    await using recording = await serveFile(speech['mp3']!, 'audio/mpeg');
    const heard = await call('transcribe', { audio: recording.url });
    assert.equal(heard.isError, undefined, textOf(heard));
    await using image = await serveFile(picture, 'image/jpeg');
    const made = await call('make_video', { prompt: 'a boat', model: 'vidA_3_1', images: [image.url] });
    assert.equal(made.isError, undefined, textOf(made));
    await service.finished(dataOf(made).id);
    const refused = await call('transcribe', { audio: 'http://169.254.169.254/latest/meta-data' });
    assert.match(textOf(refused), /code: invalid_parameter, argument: audio/);
  });

  test("a key's addresses and its rate limit hold", async () => {
    const elsewhere = await service.newKey({ ip_allowlist: ['203.0.113.7'] });
    await assert.rejects(
      connectHttp({ url: service.url, key: elsewhere.key }, 'legacy'),
      /ip_not_allowed|403/,
    );
    const here = await service.newKey({ ip_allowlist: ['127.0.0.1'] });
    assert.deepEqual(dataOf(await call('list_videos', {}, here.key)).videos, []);
    const slow = await service.newKey({ rate_limit: { requests: 3, per_seconds: 60 } });
    const limited = await call('list_videos', {}, slow.key).catch((error: Error) => error);
    const spoken = limited instanceof Error ? limited.message : textOf(limited);
    assert.match(spoken, /rate_limit_exceeded|429/);
  });
});
