import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type {
  CharacterPlace,
  RememberedCharacters,
  TheirCharacter,
} from '../../../src/domain/characters-elsewhere.ts';
import { ServiceError } from '../../../src/domain/errors.ts';
import { removeCharacter } from '../../../src/engines/upstream/films/characters/remove-character.ts';
import type { UpstreamVideoEngine } from '../../../src/engines/upstream/films/upstream-video-engine.ts';
import { unmetNeed } from '../../../src/engines/video-capabilities.ts';
import { StartRefused, type VideoInput } from '../../../src/engines/video-engine.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { descriptionOf, engineAt, KEYS, NEVER, newJob, stored, upstreamAt } from './engine-at.ts';
import { FakeService } from './fake-service.ts';

const { film, picture } = await sampleFiles();

/** A service that knows characters: they are made from files, and an unknown one is an error of its creation. */
const RAW = {
  protocol: 'task',
  create: { post: '/films', json: { text: '$prompt' }, id: 'id' },
  poll: { get: '/films/{id}', status: 'status', map: { done: 'done' } },
  result: [{ film: 'film' }],
  error: { code: 'code', message: 'message' },
  characters: {
    create: { post: '/people', multipart: { clip: '$character.file' }, id: 'id', name: 'handle' },
    delete: { delete: '/people/{id}' },
    forgotten: ['nobody'],
  },
};
const TAKES_PICTURES = {
  create: {
    post: '/films',
    json: { text: '$prompt', pictures: { each: 'references', item: '$item.mime', else: [] } },
    id: 'id',
  },
};
const WITH_KEYS = { reconcile: 'idempotency_key' };

/** Remembers in a map, as the database does for the service. */
class Memory implements RememberedCharacters {
  readonly known = new Map<string, TheirCharacter>();

  async find(handle: string, place: CharacterPlace) {
    return { ours: `id of ${handle}`, theirs: this.known.get(keyOf(`id of ${handle}`, place)) ?? null };
  }

  async remember({ ours }: { ours: string }, place: CharacterPlace, made: TheirCharacter) {
    this.known.set(keyOf(ours, place), made);
    return made;
  }

  async alone<Result>(_there: object, _place: object, work: () => Promise<Result>) {
    return { done: await work() };
  }
}

const keyOf = (ours: string, { upstream, credential }: CharacterPlace) => `${ours}@${upstream}/${credential}`;

const person = (name: string): VideoInput => ({
  role: 'character',
  name,
  open: async () => film,
  link: async () => null,
  portrait: { role: 'reference', open: async () => picture, link: async () => null },
});
const filmWith = (...names: string[]) =>
  newJob({ prompt: names.map((name) => `@${name}`).join(' and '), inputs: names.map(person) });

async function at(change: object = {}, memory = new Memory(), credentials: ('main' | 'spare')[] = ['main']) {
  const fake = await new FakeService().listen();
  let people = 0;
  fake.on('POST', /people/, () => {
    people += 1;
    return { json: { id: `p${people}`, handle: `their-${people}` } };
  });
  fake.on('POST', /films/, { json: { id: 'f1' } });
  const more = { characters: () => memory };
  const engine = engineAt({ raw: RAW, baseUrl: fake.origin, change, more, credentials });
  const calls = (path: RegExp) => fake.calls.filter(({ url }) => path.test(url));
  const bodies = () => calls(/films/).map(({ json }) => json);
  return { fake, engine, memory, calls, bodies };
}

/** As the worker does: a plan that is stored, and a start by it; again where the engine has another plan. */
async function begin(engine: UpstreamVideoEngine, job = filmWith('anna')): Promise<StartRefused | null> {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      await engine.start(job, NEVER, stored(await engine.plan(job, NEVER)));
      return null;
    } catch (error) {
      if (!(error instanceof StartRefused)) throw error;
      if (!error.hasOtherPlan) return error;
    }
  }
  throw new Error('there is always another plan');
}

describe('a service that knows characters', () => {
  test('is given the clip once, and films have its own name for it', async () => {
    const { engine, calls, bodies } = await at();
    assert.equal(await begin(engine), null);
    assert.equal(await begin(engine), null);
    assert.deepEqual(bodies(), [{ text: '@their-1' }, { text: '@their-1' }]);
    const [made, ...others] = calls(/people/);
    assert.deepEqual(others, []);
    assert.match(made!.body.toString('latin1'), /name="clip"; filename="[^"]*\.mp4"/);
  });

  test('takes films with any number of them, though it has no place for clips or pictures', async () => {
    const { engine } = await at();
    const { width, height, seconds, watermark } = newJob();
    const inputs = ['anna', 'ben', 'carl'].map((name) => ({ role: 'character' as const, name }));
    const needs = { width, height, seconds, watermark, remixOf: null };
    assert.equal(unmetNeed(engine.capabilities, { ...needs, inputs }), null);
    const supplied = [{ role: 'character' as const }];
    assert.match(unmetNeed(engine.capabilities, { ...needs, inputs: supplied }) ?? '', /character/);
  });

  test('is sent the same words by a repeated start, whatever is remembered by then', async () => {
    const { engine, memory, bodies } = await at();
    const job = filmWith('anna');
    const plan = stored(await engine.plan(job, NEVER));
    memory.known.clear();
    await engine.start(job, NEVER, plan);
    await engine.start(job, NEVER, plan);
    assert.deepEqual(bodies(), [{ text: '@their-1' }, { text: '@their-1' }]);
  });

  test('is given one that it has forgotten once more, and not a third time', async () => {
    const { engine, fake, calls, bodies } = await at();
    await begin(engine);
    fake.on('POST', /films/, { status: 404, json: { code: 'nobody' } }, { json: { id: 'f2' } });
    assert.equal(await begin(engine), null);
    assert.deepEqual(bodies().slice(1), [{ text: '@their-1' }, { text: '@their-2' }]);
    fake.on('POST', /films/, { status: 400, json: { code: 'nobody' } });
    const refused = await begin(engine);
    assert.equal(refused?.permanent?.code, 'upstream_error');
    assert.equal(calls(/people/).length, 3);
  });

  test('has one for each of our accounts there', async () => {
    const memory = new Memory();
    const { engine, fake, calls, bodies } = await at({}, memory, ['main', 'spare']);
    fake.on('POST', /films/, { status: 401, json: {} }, { json: { id: 'f1' } });
    assert.equal(await begin(engine), null);
    assert.equal(calls(/people/).length, 2);
    assert.deepEqual(bodies(), [{ text: '@their-1' }, { text: '@their-2' }]);
    assert.deepEqual([...memory.known.keys()].sort(), ['id of anna@fake/main', 'id of anna@fake/spare']);
  });

  test('is asked again with the same key when its answer was lost', async () => {
    const { engine, fake, calls } = await at(WITH_KEYS);
    fake.on('POST', /people/, { lost: true }, { json: { id: 'p', handle: 'their-own' } });
    const job = filmWith('anna');
    assert.ok(await begin(engine, job));
    assert.equal(await begin(engine, job), null);
    const keys = calls(/people/).map(({ headers }) => headers['idempotency-key']);
    assert.equal(keys.length, 2);
    assert.equal(new Set(keys).size, 1);
  });

  test('is not asked again without a key, by which it would know the order: a picture goes along', async () => {
    const { engine, fake, calls, bodies } = await at(TAKES_PICTURES);
    fake.on('POST', /people/, { lost: true });
    assert.equal(await begin(engine), null);
    assert.equal(calls(/people/).length, 1);
    assert.deepEqual(bodies(), [{ text: '@anna', pictures: ['image/jpeg'] }]);
  });

  test('makes the film with one by name and the other as a picture', async () => {
    const { engine, fake, bodies } = await at(TAKES_PICTURES);
    fake.on('POST', /people/, { json: { id: 'p', handle: 'their-own' } }, { status: 422, json: {} });
    assert.equal(await begin(engine, filmWith('anna', 'ben')), null);
    assert.deepEqual(bodies(), [{ text: '@their-own and @ben', pictures: ['image/jpeg'] }]);
  });

  test('that takes neither the character nor a picture fails the film with an error that says so', async () => {
    const { engine, fake, calls } = await at();
    fake.on('POST', /people/, { status: 400, json: { code: 'no_face' } });
    const refused = await begin(engine);
    assert.ok(refused?.permanent instanceof ServiceError);
    assert.equal(refused.permanent.code, 'service_unavailable');
    assert.match(refused.permanent.message, /characters/);
    assert.equal(calls(/films/).length, 0);
  });

  test('that refuses our key says so of the film, too, and another account is tried', async () => {
    const { engine, fake, bodies } = await at(TAKES_PICTURES, new Memory(), ['main', 'spare']);
    fake.on('POST', /people/, { status: 401, json: {} }, { json: { id: 'p', handle: 'their-own' } });
    fake.on('POST', /films/, { status: 401, json: {} }, { json: { id: 'f1' } });
    assert.equal(await begin(engine), null);
    assert.deepEqual(bodies().at(-1), { text: '@their-own', pictures: [] });
  });

  test('that asks for patience gets it; one that fails three times makes the film with a picture', async () => {
    const { engine, fake, calls, bodies } = await at(TAKES_PICTURES);
    const busy = { status: 429, headers: { 'retry-after': '7' }, json: {} };
    fake.on('POST', /people/, busy, busy, busy, busy, { status: 503, json: {} });
    const job = filmWith('anna');
    for (const wanted of [7000, 7000, 7000, 7000, null, null])
      assert.equal((await begin(engine, job))?.retryAfterMs, wanted);
    assert.equal(await begin(engine, job), null);
    assert.equal(calls(/people/).length, 7);
    assert.deepEqual(bodies(), [{ text: '@anna', pictures: ['image/jpeg'] }]);
  });

  test('is left alone by films whose characters the operator drops', async () => {
    const { engine, calls, bodies } = await at({ drop: ['character'] });
    assert.equal(await begin(engine), null);
    assert.equal(calls(/people/).length, 0);
    assert.deepEqual(bodies(), [{ text: '@anna' }]);
  });
});

describe('the removal of a character', () => {
  const { characters } = descriptionOf(RAW);
  const remove = async (fake: FakeService, madeAt = fake.origin, calls = characters) => {
    const upstream = upstreamAt({ raw: RAW, baseUrl: fake.origin });
    const place = { upstream: upstream.name, baseUrl: madeAt, credential: 'main' };
    await removeCharacter(upstream, calls, { place, id: 'p1' }, NEVER);
  };

  test('is asked for with our key; one that is gone is removed', async () => {
    const fake = await new FakeService().listen();
    fake.on('DELETE', /people\/p1$/, { json: {} }, { status: 404, json: {} }, { status: 410, json: {} });
    for (let times = 0; times < 3; times += 1) await remove(fake);
    assert.equal(fake.calls[0]?.headers.authorization, `Bearer ${KEYS.main}`);
    assert.equal(fake.calls.length, 3);
  });

  test('is not believed of a service that says anything else', async () => {
    const fake = await new FakeService().listen();
    for (const status of [302, 400, 401, 429, 500]) {
      fake.on('DELETE', /people/, { status, json: {} });
      await assert.rejects(remove(fake), /did not remove/);
    }
    fake.on('DELETE', /people/, { lost: true });
    await assert.rejects(remove(fake));
  });

  test('is never asked for at a former address, which may be somebody else by now', async () => {
    const [former, now] = [await new FakeService().listen(), await new FakeService().listen()];
    await assert.rejects(remove(now, former.origin), /another address/);
    assert.deepEqual([...former.calls, ...now.calls], []);
  });

  test('needs nothing where there is no call for it', async () => {
    const fake = await new FakeService().listen();
    await remove(fake, fake.origin, characters && { ...characters, remove: null });
    assert.deepEqual(fake.calls, []);
  });
});

test('mistakes in what is said of characters are named with their paths', () => {
  const wrong = (characters: object) => () => descriptionOf({ ...RAW, characters });
  const create = { post: '/people', id: 'id', name: 'handle' };
  assert.throws(wrong({}), /upstreams\.fake\.characters\.create/);
  assert.throws(wrong({ create: { id: 'id', name: 'handle' } }), /characters\.create\.post: is missing/);
  assert.throws(wrong({ create, delete: {} }), /characters\.delete\.delete: is missing/);
  assert.throws(wrong({ create: { ...create, json: { a: '$people' } } }), /\$people is no variable/);
});
