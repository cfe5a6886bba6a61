import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bearer } from '../../support/contract.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { startService } from '../../support/service.ts';
import { wavFile } from '../../support/wav-file.ts';

/**
 * Answers that break off in the middle. A caller who asked for a whole answer has seen nothing of it, so the next route may
 * give another; the caller reads and pays for that one alone.
 */
const first = await new FakeService().listen();
const second = await new FakeService().listen();
const entry = (fake: FakeService) => ({
  protocol: 'openai',
  base_url: `${fake.origin}/v1`,
  api_key: 'a-key',
});
const routes = ['first', 'second'].map((upstream) => ({ upstream, model: 'great' }));
const service = await startService({
  settings: {
    upstreams: { first: entry(first), second: entry(second) },
    models: { 'chat-4o-audio-preview': { routes }, 'asr-1': { routes } },
  },
});
after(() => service.stop());

const CHAT = /\/chat\/completions$/;
const TRANSCRIPT = /\/audio\/transcriptions$/;

const completion = (content: string, tokens: number): string =>
  JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: tokens },
  });
const json = (text: string, more: Partial<Answer> = {}): Answer => ({
  text,
  headers: { 'content-type': 'application/json' },
  ...more,
});
const events = (text: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }] })}\n\n`;
const streamed = (text: string, more: Partial<Answer> = {}): Answer => ({
  text,
  headers: { 'content-type': 'text/event-stream' },
  ...more,
});

async function payer() {
  const { key, account } = await service.newKey({}, { balance: 100 });
  return {
    key,
    /** What was charged, entry by entry, and what is still held. */
    async books() {
      const { json: ledger } = await service.admin('GET', `/ledger?account=${account}`);
      const { json: money } = await service.admin('GET', `/accounts/${account}`);
      const captures = ledger.data.filter(({ kind }: { kind: string }) => kind === 'capture');
      const charged = captures.map(({ amount }: { amount: number }) => amount);
      assert.ok(
        Math.abs(100 - money.balance - charged.reduce((sum: number, one: number) => sum + one, 0)) < 1e-9,
      );
      return { charged, held: money.held };
    },
  };
}

const body = { model: 'chat-4o-audio-preview', messages: [{ role: 'user', content: 'Hello?' }] };
const chat = (key: string, more: object = {}) =>
  service.call('POST', '/v1/chat/completions', { ...body, ...more }, bearer(key));
const transcribe = (key: string) => {
  const file = new Blob([wavFile(Buffer.alloc(32_000))], { type: 'audio/wav' });
  return service.form('/v1/audio/transcriptions', { file, model: 'asr-1' }, bearer(key));
};

const WAYS: Readonly<Record<string, Answer>> = {
  'in the middle of its JSON': json(completion('Half of an answer that', 500), { cutOff: 40 }),
  'in the middle of its events': streamed(events('Half of an ') + events('answer that'), { cutOff: 20 }),
  'between two events': streamed(events('Half of an answer that')),
};

for (const [way, broken] of Object.entries(WAYS)) {
  test(`a whole chat that breaks off ${way} is answered by the next route, and charged once`, async () => {
    second.on('POST', CHAT, json(completion('All of it.', 7)));
    first.on('POST', CHAT, json(completion('All of it.', 7)));
    const usual = await payer();
    assert.equal((await chat(usual.key)).status, 200);

    first.on('POST', CHAT, broken);
    const [callsOfFirst, callsOfSecond] = [first.calls.length, second.calls.length];
    const { key, books } = await payer();
    const answer = await chat(key);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.json.choices[0].message.content, 'All of it.');
    assert.deepEqual(answer.json.usage, { prompt_tokens: 10, completion_tokens: 7 });
    assert.deepEqual([first.calls.length - callsOfFirst, second.calls.length - callsOfSecond], [1, 1]);
    assert.deepEqual(await books(), await usual.books());
    assert.equal((await books()).charged.length, 1);
  });
}

test('a transcript that breaks off is given by the next route, and charged once', async () => {
  first.on('POST', TRANSCRIPT, json(JSON.stringify({ text: 'Half of a sentence that' }), { cutOff: 5 }));
  second.on('POST', TRANSCRIPT, json(JSON.stringify({ text: 'All of it.' })));
  const { key, books } = await payer();
  const answer = await transcribe(key);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.json.text, 'All of it.');
  const { charged, held } = await books();
  assert.deepEqual([charged.length, held], [1, 0]);
});

test('when the last route breaks off too, the caller gets an error and pays nothing', async () => {
  first.on('POST', CHAT, WAYS['in the middle of its JSON']!);
  second.on('POST', CHAT, WAYS['in the middle of its events']!);
  const { key, books } = await payer();
  const answer = await chat(key);
  assert.deepEqual([answer.status, answer.json.error.code], [502, 'upstream_error']);
  assert.doesNotMatch(answer.text, /Half of|first|second|127\.0\.0\.1/);
  assert.deepEqual(await books(), { charged: [], held: 0 });
});

test('a chat of which the caller has seen the beginning stays with its route', async () => {
  first.on('POST', CHAT, streamed(events('Half of an ') + events('answer that'), { cutOff: 20 }));
  second.on('POST', CHAT, streamed(`${events('All of it.')}data: [DONE]\n\n`));
  const requested = second.calls.length;
  const { key, books } = await payer();
  const answer = await chat(key, { stream: true });
  assert.match(answer.text, /Half of an/);
  assert.match(answer.text, /upstream_error/);
  assert.doesNotMatch(answer.text, /All of it/);
  assert.equal(second.calls.length, requested);
  assert.deepEqual(await books(), { charged: [], held: 0 });
});

test('the operator sees the broken answers with the service that gave them', async () => {
  const { data } = (await service.admin('GET', '/upstreams')).json;
  const { faults } = data.find(({ id }: { id: string }) => id === 'first');
  assert.equal(faults.ambiguous, 6);
});
