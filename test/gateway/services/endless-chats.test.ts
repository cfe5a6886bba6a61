import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import type { Hostility } from '../../support/scripted-upstream/hostile-answers.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

/** Ten callers of a hosted chat without an end once ended the process. The settings lower no limit here. */
const CALLERS = 10;
const MOST_GROWTH = 600e6;

const fake = await new FakeService().listen();
const service = await startService({
  settings: {
    upstreams: { far: { protocol: 'openai', base_url: fake.origin, api_key: 'a-key' } },
    models: { 'chat-4o-audio-preview': { routes: [{ upstream: 'far', model: 'great' }] } },
  },
});
after(() => service.stop());

const ENDLESS: readonly [string, Hostility, object][] = [
  ['streamed', 'endless-events', { stream: true, max_tokens: 1000 }],
  ['whole', 'endless', {}],
  ['whole, sent as events, without `max_tokens`,', 'endless-events', {}],
  ['spoken', 'endless', { modalities: ['text', 'audio'], audio: { voice: 'alloy', format: 'wav' } }],
];

for (const [kind, hostility, more] of ENDLESS)
  test(`ten ${kind} chats without an end are cut off, and memory stays bounded`, async () => {
    assert.equal((await service.admin('POST', '/upstreams/far/reset')).status, 200);
    fake.on('POST', /./, { hostile: hostility });
    let most = 0;
    const before = process.memoryUsage().rss;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 20);
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, () =>
        service.call('POST', '/v1/chat/completions', {
          model: 'chat-4o-audio-preview',
          messages: [{ role: 'user', content: 'Hello?' }],
          ...more,
        }),
      ),
    );
    clearInterval(watch);
    const isCut = ({ text }: (typeof answers)[number]) => /sent more than was asked for/.test(text);
    // After the first were cut off, no caller is sent to this service any more.
    for (const answer of answers)
      assert.ok(
        isCut(answer) || [502, 503].includes(answer.status),
        `${answer.status} ${answer.text.slice(-200)}`,
      );
    if (kind.startsWith('streamed'))
      assert.ok(answers.some(isCut), answers.map(({ text }) => text.slice(0, 200)).join('\n'));
    await until(() => fake.hostile.open === 0);
    assert.ok(most < MOST_GROWTH, `${Math.round(most / 1e6)} MB more`);
    assert.equal((await service.call('GET', '/readyz')).status, 200);
  });
