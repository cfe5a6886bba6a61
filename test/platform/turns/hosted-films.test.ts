import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bearer } from '../../support/contract.ts';
import { deliveredFilm } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { jobsEntry } from '../../support/scripted-upstream/film-jobs.ts';
import { startService } from '../../support/service.ts';

/** Films of hosted services are polled, fetched and looked at by service: one of them delays no other. */
const folder = scratchFolder();
const fake = await new FakeService().listen();
const film = await deliveredFilm(folder);
const BUSY_FILMS = 6;
const MODELS = { busy: 'vidA3', quick: 'vidA3-pro', silent: 'vidA2' } as const;
const done = { json: { status: 'done', film: '/busy-film' } };
const fetched = () => fake.seen('GET', /busy-film/).length;
fake
  .on('POST', /jobs/, { json: { id: 'j' } })
  .on('GET', /film/, { file: film })
  .on('GET', /busy\/jobs/, done)
  // Its film comes when all those of the busy one are in line.
  .on('GET', /quick\/jobs/, () =>
    fetched() < BUSY_FILMS
      ? { json: { status: 'working' } }
      : { json: { status: 'done', film: '/quick-film' } },
  )
  .on('GET', /silent\/jobs/, { hang: true });

const names = Object.entries(MODELS);
const service = await startService({
  settings: {
    upstreams: Object.fromEntries(names.map(([name]) => [name, jobsEntry(`${fake.origin}/${name}`)])),
    models: Object.fromEntries(
      names.map(([upstream, model]) => [model, { routes: [{ upstream, model: 'm' }] }]),
    ),
  },
});
after(() => service.stop());

async function order(upstream: keyof typeof MODELS, key: string): Promise<string> {
  const body = { model: MODELS[upstream], prompt: 'a boat' };
  const { status, json, text } = await service.call('POST', '/v1/video/create', body, bearer(key));
  assert.equal(status, 200, text);
  return json.id;
}

test('films of one service that are in line to be looked at delay the film of another by a turn', async () => {
  const { key: many } = await service.newKey();
  const { key: few } = await service.newKey();
  const ended: string[] = [];
  const make = async (upstream: keyof typeof MODELS, key: string) => {
    const film = await service.finished(await order(upstream, key), key);
    assert.equal(film['status'], 'completed', JSON.stringify(film));
    ended.push(upstream);
  };
  await Promise.all([...Array.from({ length: BUSY_FILMS }, () => make('busy', many)), make('quick', few)]);
  assert.ok(ended.indexOf('quick') < BUSY_FILMS - 1, ended.join(', '));
});

test('a service whose polls are never answered delays no film of another', async () => {
  const { key } = await service.newKey();
  const waiting = await Promise.all(Array.from({ length: 5 }, () => order('silent', key)));
  const film = await service.finished(await order('quick', key), key);
  assert.equal(film['status'], 'completed');
  for (const id of waiting) {
    const { json } = await service.call('GET', `/v1/video/query?id=${id}`, undefined, bearer(key));
    assert.notEqual(json.status, 'failed');
  }
});
