import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { presetEntry } from '../../support/scripted-upstream/preset-settings.ts';
import { ScriptedService } from '../../support/scripted-upstream/scripted-service.ts';
import { SCRIPTS } from '../../support/scripted-upstream/scripts.ts';
import { useService } from '../../support/service.ts';

const { video, picture } = await sampleFiles();
const script = SCRIPTS.find(({ preset }) => preset === 'contract');
assert.ok(script);
// The pictures of these videos go by their links, which only its other endpoint takes.
const other = new ScriptedService({ ...script, create: /^POST \/v1\/video\/create$/ }, video);
await other.listen();
const service = useService(() => ({
  settings: {
    upstreams: { other: presetEntry(other) },
    models: { 'vidA2-fast-frames': { routes: [{ upstream: 'other' }] } },
  },
  environment: { PUBLIC_URL: 'http://videos.example' },
}));

test('a start that is repeated by its key is the same request, links included', async () => {
  const image = `data:image/jpeg;base64,${readFileSync(picture).toString('base64')}`;
  const { json } = await service.call('POST', '/v1/video/create', {
    model: 'vidA2-fast-frames',
    prompt: 'a boat fault=create-lost;',
    images: [image, image],
  });
  assert.equal((await service.finished(json.id))['status'], 'completed');
  const creations = other.fake.seen('POST', /video\/create$/);
  assert.ok(creations.length >= 2);
  const [first] = creations;
  assert.match(String(first?.body), /http:\/\/videos\.example\//);
  for (const { body, headers } of creations) {
    assert.equal(String(body), String(first?.body));
    assert.equal(headers['idempotency-key'], first?.headers['idempotency-key']);
  }
  assert.equal(other.jobs.length, 1);
});
