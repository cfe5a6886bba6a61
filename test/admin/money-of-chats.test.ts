import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, beforeEach, describe, test } from 'node:test';
import { bearer } from '../support/contract.ts';
import { answer, delta, events } from '../support/scripted-upstream/audio-answers.ts';
import { type Answer, FakeService, type Script } from '../support/scripted-upstream/fake-service.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';

/**
 * What a hosted chat costs its caller, and its route: what the service counted, also for a caller who leaves before the
 * count; where there is none, an estimate by all that was asked and answered.
 */
const server = await new FakeService().listen();
const far = { protocol: 'openai', base_url: `${server.origin}/v1`, auth: 'none' };
const chatModel = (upstream: string, ...more: string[]) => ({
  kind: 'chat',
  price: { per_thousand_tokens: 1 },
  routes: [{ upstream, model: 'm', price: { per_thousand_tokens: 0.5 } }, ...more],
});
const service = await startService({
  settings: {
    upstreams: {
      far,
      searching: { ...far, chat: { pass: ['web_search_options', 'plugins', 'tools'] } },
      hasty: { ...far, chat: { count_seconds: 0.001 } },
    },
    models: {
      searching: chatModel('searching'),
      passed: chatModel('far'),
      hasty: chatModel('hasty'),
      read: chatModel('far', 'local'),
    },
  },
});
after(() => service.stop());

let key = '';
let account = '';
beforeEach(async () => {
  ({ key, account } = await service.newKey({}, { balance: 1000 }));
});

async function charges(): Promise<{ amount: number; cost: number }[]> {
  const { json } = await service.admin('GET', `/ledger?account=${account}&limit=100`);
  return json.data.filter(({ kind }: { kind: string }) => kind === 'capture');
}

/** Amount and cost in tokens, by the prices above, once it was charged. */
async function charged(): Promise<{ tokens: number; costTokens: number }> {
  await until(async () => (await charges()).length > 0);
  const [charge, ...others] = await charges();
  assert.ok(charge);
  assert.equal(others.length, 0);
  const { amount, cost } = charge;
  const { json } = await service.admin('GET', `/accounts/${account}`);
  assert.equal(json.held, 0);
  assert.equal(json.balance, 1000 - amount);
  return { tokens: Math.round(amount * 1000), costTokens: Math.round(cost * 2000) };
}

const chat = (body: object, signal?: AbortSignal) =>
  fetch(`${service.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(key) },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

/** Sends `before`, waits until the caller has left, and sends `after`. */
function leftBetween(before: object[], after: (object | string)[]): { script: Script; left: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const line = (data: object | string) =>
    `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
  const script: Script = async (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(before.map(line).join(''));
    await promise;
    response.end(after.map(line).join(''));
  };
  return { script, left: resolve };
}

/** A caller who reads until `LAST` has come, and leaves. */
const LAST = 'the last word';
async function leaveAfterLastWord(body: object, before: object[], after: (object | string)[]) {
  const { script, left } = leftBetween(before, after);
  server.script(script);
  const caller = new AbortController();
  const response = await chat({ ...body, stream: true }, caller.signal);
  assert.equal(response.status, 200);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let seen = ''; !seen.includes(LAST); ) {
    const { value, done } = await reader.read();
    assert.ok(!done, seen);
    seen += value;
  }
  caller.abort();
  await reader.cancel().catch(() => {});
  // The service has a moment to notice that its caller is gone.
  await service.admin('GET', '/accounts');
  await service.admin('GET', '/accounts');
  left();
}

const LONG = 'word '.repeat(12_000);
const messages = [{ role: 'user', content: 'Hi' }];
const tool = { type: 'function', function: { name: 'f', description: LONG, parameters: {} } };
const picture = { type: 'image_url', image_url: { url: `data:image/png;base64,${'iVBO'.repeat(15_000)}` } };
const format = {
  type: 'json_schema',
  json_schema: { name: 'x', schema: { type: 'object', description: LONG } },
};
const piece = (fields: object) => ({ choices: [{ index: 0, delta: fields, finish_reason: null }] });
const call = { index: 0, id: 'c', type: 'function', function: { name: 'f', arguments: LONG } };

interface Case {
  readonly what: string;
  readonly body: object;
  /** What the service sends before its last word. */
  readonly sent: object[];
}

const CHATS: Case[] = (
  [
    ['`tools`', { tools: [tool] }, []],
    ['`image_url`', { messages: [{ role: 'user', content: [picture] }] }, []],
    ['`response_format`', { response_format: format }, []],
    ['`messages`', { messages: [{ role: 'user', content: LONG }] }, []],
    [
      '`tool_calls`',
      { messages: [...messages, { role: 'assistant', content: null, tool_calls: [call] }] },
      [],
    ],
    [
      '`reasoning_content`',
      { messages: [{ role: 'assistant', content: 'Hi', reasoning_content: LONG }] },
      [],
    ],
    ['`tool_calls` of the answer', {}, [piece({ tool_calls: [call] })]],
    ['`reasoning_content` of the answer', {}, [piece({ reasoning_content: LONG })]],
    ['`content` of the answer', {}, [piece({ content: LONG })]],
  ] as const
).map(([what, fields, sent]) => ({
  what,
  body: { messages, ...fields },
  sent: [...sent],
}));

const last = piece({ content: LAST });
const countOf = (input: number, output: number): (object | string)[] => [
  { choices: [], usage: { prompt_tokens: input, completion_tokens: output } },
  '[DONE]',
];

describe('a caller who leaves after the last word and before the count', () => {
  for (const { what, body, sent } of CHATS) {
    const title = `with 60 KB in ${what}`;
    test(`${title} pays what the service counts`, async () => {
      await leaveAfterLastWord({ model: 'passed', ...body }, [...sent, last], countOf(17_000, 900));
      assert.deepEqual(await charged(), { tokens: 17_900, costTokens: 17_900 });
    });

    test(`${title} pays an estimate of all of it where the service never counts`, async () => {
      await leaveAfterLastWord({ model: 'passed', ...body }, [...sent, last], ['[DONE]']);
      const { tokens, costTokens } = await charged();
      assert.ok(tokens > 14_900 && tokens < 15_200, `${tokens}`);
      assert.equal(costTokens, tokens);
    });
  }

  test('pays what the service counts for a chat that is read here', async () => {
    await leaveAfterLastWord({ model: 'read', messages }, [last], countOf(70, 30));
    assert.deepEqual(await charged(), { tokens: 100, costTokens: 100 });
  });

  test('pays what the service counts for an answer that was to come whole', async () => {
    for (const model of ['passed', 'read']) {
      ({ key, account } = await service.newKey({}, { balance: 1000 }));
      const { promise, resolve } = Promise.withResolvers<void>();
      server.script(async () => {
        await promise;
        const message = { role: 'assistant', content: 'Hello.' };
        const usage = { prompt_tokens: 70, completion_tokens: 30 };
        return answer(200, { choices: [{ index: 0, message, finish_reason: 'stop' }], usage });
      });
      const caller = new AbortController();
      const sent = chat({ model, messages }, caller.signal);
      await until(() => server.calls.length === 1);
      caller.abort();
      await assert.rejects(sent);
      await service.admin('GET', '/accounts');
      resolve();
      assert.deepEqual(await charged(), { tokens: 100, costTokens: 100 }, model);
    }
  });

  test('pays an estimate of what was asked where the service has not begun to answer in time', async () => {
    server.script(() => {});
    const caller = new AbortController();
    const body = { model: 'hasty', messages: [{ role: 'user', content: LONG }], stream: true };
    const sent = chat(body, caller.signal);
    await until(() => server.calls.length === 1);
    caller.abort();
    await assert.rejects(sent);
    const { tokens, costTokens } = await charged();
    assert.ok(tokens > 14_900 && tokens < 15_200, `${tokens}`);
    assert.equal(costTokens, tokens);
  });

  test('pays an estimate of what came in time: the service is then stopped', async () => {
    const { script } = leftBetween([piece({ content: LAST })], []);
    server.script(script);
    const caller = new AbortController();
    const response = await chat({ model: 'hasty', messages, stream: true }, caller.signal);
    await response.body!.getReader().read();
    caller.abort();
    await server.clientLeft();
    const { tokens } = await charged();
    assert.ok(tokens > 20 && tokens < 60, `${tokens}`);
  });

  test('is not followed for more than 1 MB', async () => {
    server.script(async (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.setMaxListeners(0);
      const line = `data: ${JSON.stringify({ ...piece({ content: '' }), padding: 'x'.repeat(10_000) })}\n\n`;
      while (!response.destroyed)
        if (!response.write(line)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    });
    const caller = new AbortController();
    const response = await chat({ model: 'passed', messages, stream: true }, caller.signal);
    await response.body!.getReader().read();
    caller.abort();
    await server.clientLeft();
    await charged();
  });
});

test('a caller who leaves before the service is asked pays nothing', async () => {
  const usage = { prompt_tokens: 20, completion_tokens: 10 };
  server.script(answer(200, { choices: [{ index: 0, message: { content: 'Hello.' } }], usage }));
  const arrival = once(service.service.app.server, 'request');
  const caller = new AbortController();
  // A long question is checked in a thread, so that the caller is gone by then.
  const question = { model: 'passed', messages: [{ role: 'user', content: LONG }] };
  const sent = chat(question, caller.signal);
  const [request] = await arrival;
  await once(request, 'end');
  caller.abort();
  await assert.rejects(sent);
  assert.equal((await chat(question)).status, 200);
  assert.deepEqual(await charged(), { tokens: 30, costTokens: 30 });
  assert.equal(server.calls.length, 1);
});

describe('Chinese costs the same', () => {
  const CHINESE = '今天天气很好，我们一起去公园散步。'.repeat(200);
  const whole = (content: string): Script =>
    answer(200, { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] });
  const streamed = (content: string): Script => events(delta(content), delta('', 'stop'), '[DONE]');
  const requested = { messages: [{ role: 'user', content: 'Hi' }] };

  test('by every road, answered', async () => {
    const roads: [string, object, Script][] = [
      ['passed', {}, whole(CHINESE)],
      ['passed', { stream: true }, streamed(CHINESE)],
      ['passed', { stream: true }, whole(CHINESE)],
      ['read', {}, whole(CHINESE)],
      ['read', { stream: true }, streamed(CHINESE)],
      ['read', { stream: true }, whole(CHINESE)],
    ];
    for (const [model, fields, script] of roads) {
      ({ key, account } = await service.newKey({}, { balance: 1000 }));
      server.script(script);
      assert.equal((await chat({ model, ...requested, ...fields })).status, 200);
      const { tokens, costTokens } = await charged();
      // Three quarters of a token for each character, and some for the question.
      const most = CHINESE.length * 0.75 + 60;
      assert.ok(
        tokens >= CHINESE.length * 0.75 && tokens < most,
        `${model} ${JSON.stringify(fields)} ${tokens}`,
      );
      assert.equal(costTokens, tokens);
    }
  });

  test('by every road, asked', async () => {
    const body = JSON.stringify({ model: 'passed', messages: [{ role: 'user', content: CHINESE }] });
    const escaped = body.replace(
      /[^ -~]/g,
      (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const seen: number[] = [];
    for (const sent of [body, escaped, body.replace('passed', 'read')]) {
      ({ key, account } = await service.newKey({}, { balance: 1000 }));
      server.script(whole('Hi'));
      const headers = { 'content-type': 'application/json', ...bearer(key) };
      const response = await fetch(`${service.url}/v1/chat/completions`, {
        method: 'POST',
        headers,
        body: sent,
      });
      assert.equal(response.status, 200);
      seen.push((await charged()).tokens);
    }
    for (const tokens of seen) assert.ok(Math.abs(tokens - CHINESE.length * 0.75) < 60, `${seen}`);
    assert.equal(seen[0], seen[1]);
  });
});

describe('a service that counts more than was held', () => {
  const counted = (promptTokens: number): Answer =>
    answer(200, {
      choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: promptTokens, completion_tokens: 10 },
    });
  const ask = async (fields: object = {}) => {
    const response = await chat({ model: 'passed', messages, max_tokens: 10, ...fields });
    return { status: response.status, text: await response.text() };
  };
  const accountNow = async () => (await service.admin('GET', `/accounts/${account}`)).json;
  const purse = async (money: object, forKey: object = {}) => {
    ({ key, account } = await service.newKey(forKey, money));
  };

  for (const [what, fields] of [
    ['nothing', {}],
    ['a stream', { stream: true }],
  ] as const) {
    test(`is paid in full where there is money, asked for ${what} else`, async () => {
      server.script(counted(90_000));
      assert.equal((await ask(fields)).status, 200);
      assert.deepEqual(await charged(), { tokens: 90_010, costTokens: 90_010 });
    });
  }

  test('is paid as far as there is money, and no balance goes below nothing', async () => {
    await purse({ balance: 50 });
    server.script(counted(90_000));
    assert.equal((await ask()).status, 200);
    const { balance, held } = await accountNow();
    assert.deepEqual({ balance, held }, { balance: 0, held: 0 });
    assert.equal((await ask()).status, 402);
  });

  test('is paid no further than quotas and hard budgets allow', async () => {
    const purses: [object, object][] = [
      [{ balance: 1000 }, { quota: 50 }],
      [{ balance: 1000, budget: { day: 50 } }, {}],
      [{ balance: 1000 }, { budget: { month: 50 } }],
      [{ balance: 50 }, { quota: 60, budget: { day: 70 } }],
    ];
    for (const [money, forKey] of purses) {
      await purse(money, forKey);
      server.script(counted(90_000));
      assert.equal((await ask()).status, 200);
      const { balance, held } = await accountNow();
      assert.equal(held, 0);
      assert.equal(balance, (money as { balance: number }).balance - 50, JSON.stringify([money, forKey]));
    }
  });

  test('takes nothing of what others have held: of many at once, all that is there is paid and no more', async () => {
    await purse({ balance: 200 });
    const counts = counted(30_000);
    server.script(async () => {
      await until(() => server.calls.length === 12);
      return counts;
    });
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
    for (const { status } of answers) assert.equal(status, 200);
    const { balance, held } = await accountNow();
    assert.equal(held, 0);
    assert.ok(balance >= 0, `${balance}`);
    const rows = await charges();
    const sum = rows.reduce((total, { amount }) => total + amount, 0);
    assert.equal(rows.length, 12);
    assert.equal(Math.round((sum + balance) * 1000), 200_000);
  });

  test('is not believed beyond the model’s context, unless the service may add to the question', async () => {
    server.script(counted(10_000_000));
    await ask();
    assert.deepEqual((await charged()).tokens, 128_010);
    await purse({ balance: 1000 });
    server.script(counted(200_000));
    await ask({ model: 'searching', web_search_options: {} });
    assert.deepEqual((await charged()).tokens, 200_010);
  });

  test('is paid in advance where a tool of the service is passed on: the whole context is held', async () => {
    const bodies = [
      { web_search_options: {} },
      { plugins: [{ id: 'web' }] },
      { tools: [{ type: 'web_search' }] },
      { tools: [{ type: 'function', function: { name: 'f' } }, { google_search: {} }] },
      { tools: [{ type: 'mcp', server_url: 'https://x.test' }] },
    ];
    await purse({ balance: 100 });
    for (const fields of bodies) {
      server.script(counted(90_000));
      const response = await chat({ model: 'searching', messages, max_tokens: 10, ...fields });
      assert.equal(response.status, 402, JSON.stringify(fields));
      assert.match(await response.text(), /costs 128\.01/);
      assert.equal(server.calls.length, 0);
    }
    assert.equal((await ask({ tools: [{ type: 'function', function: { name: 'f' } }] })).status, 200);
  });
});
