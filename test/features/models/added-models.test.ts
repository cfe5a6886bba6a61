import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertError } from '../../support/contract.ts';
import { useService } from '../../support/service.ts';

/** Models that are added through the operator API while the service runs. */
describe('models that are added', () => {
  const studio = { preset: 'openai-videos', base_url: 'http://127.0.0.1:9', api_key: 'none' };
  const service = useService(() => ({ settings: { upstreams: { studio } } }));

  const add = (body: object) => service.admin('POST', '/models', body);
  const video = (model: string) =>
    service.call('POST', '/v1/video/create', { model, prompt: 'a boat', images: [] });

  test('are offered at once, priced, changed, and removed; their tasks stay readable', async () => {
    const { status, json } = await add({
      id: 'studio/clip',
      like: 'vidB-2',
      description: 'Clips of the house.',
      price: { per_second: 0.5 },
      aliases: ['clip'],
    });
    assert.equal(status, 200, JSON.stringify(json));
    assert.deepEqual(
      [json.origin, json.has_engine, json.price.per_second, json.description],
      ['operator', true, 0.5, 'Clips of the house.'],
    );
    const made = await video('clip');
    assert.match(made.json.id, /^studio\/clip:/);
    await service.finished(made.json.id);
    const path = `/models/${encodeURIComponent('studio/clip')}`;
    assert.equal((await service.admin('PATCH', path, { price: { per_second: 1 } })).json.price.per_second, 1);
    assert.equal((await service.admin('PATCH', path, { price: null })).json.price.per_second, 0.5);
    assert.deepEqual((await service.admin('PATCH', path, { aliases: null })).json.aliases, []);
    assertError(await video('clip'), 'model_not_found', 'model');
    assert.equal((await service.admin('DELETE', path)).json.deleted, true);
    assertError(await video('studio/clip'), 'model_not_found', 'model');
    const read = await service.call('GET', `/v1/videos/${encodeURIComponent(made.json.id)}`);
    assert.equal(read.json.status, 'completed');
  });

  const WRONG: readonly [string, object, string][] = [
    ['an id of the contract', { id: 'vidB-2', like: 'vidB-2' }, 'id'],
    ['an id that is none', { id: 'a b', like: 'vidB-2' }, 'id'],
    ['a fact that there is not', { id: 'x', like: 'vidB-2', colour: 'red' }, 'colour'],
    ['a fact of another kind', { id: 'x', like: 'vidB-2', voices: ['anna'] }, 'voices'],
    ['no price', { id: 'x', kind: 'video' }, 'price'],
    ['a model to be like that is not there', { id: 'x', like: 'nobody' }, 'like'],
    [
      'an upstream that is not there',
      { id: 'x', like: 'vidB-2', routes: [{ upstream: 'nobody' }] },
      'routes',
    ],
    ['a route that is not there', { id: 'x', like: 'vidB-2', routes: ['nowhere'] }, 'routes'],
  ];
  /** What the route of a video adds to the request may hold variables, as the description of the service does. */
  const WRONG_TEMPLATES: readonly [string, unknown, string][] = [
    ['a variable that there is not', { note: '$nothing' }, 'note: $nothing is not a variable'],
    ['a part that there is not', { image: '$first_frame.colour' }, 'image: $first_frame.colour: expected'],
    ['a variable that is none', { deep: { note: ['$prompt!'] } }, 'deep.note.0: $prompt! is not a variable'],
    ['a filter that there is not', { note: '$prompt|shout' }, 'note: $prompt|shout has no filter shout'],
    ['a filter without its argument', { note: '$seconds|suffix' }, 'note: $seconds|suffix: the filter'],
    ['an argument that cannot be read', { note: "$seconds|map:{a: 'b" }, 'note: '],
    [
      'a list that there is not',
      { all: { each: 'pictures', item: '$item.url' } },
      'all.each: $pictures.each',
    ],
    ['an upload that nothing prepares', { image: '$first_frame.uploaded' }, 'image: $first_frame.uploaded'],
  ];
  for (const [title, input, message] of WRONG_TEMPLATES) {
    test(`${title} in a route is refused when the route is set, in a line`, async () => {
      const routes = [{ upstream: 'studio', input }];
      for (const answer of [
        await add({ id: 'x', like: 'vidB-2', routes }),
        await service.admin('PATCH', '/models/vidB-2-pro', { routes }),
      ]) {
        assertError(answer, 'invalid_parameter', 'routes');
        assert.ok(answer.json.error.message.includes(`.routes[0].input.${message}`), answer.text);
        assert.doesNotMatch(answer.json.error.message, /\n/);
      }
    });
  }

  for (const [title, body, param] of WRONG) {
    test(`${title} is refused`, async () => {
      assertError(await add(body), 'invalid_parameter', param);
    });
  }

  test('a model of the contract can be routed and retired, but not redefined or removed', async () => {
    assertError(await service.admin('PATCH', '/models/vidA3', { images: 1 }), 'invalid_parameter', 'images');
    assertError(await service.admin('DELETE', '/models/vidA3'), 'invalid_request', 'id');
    const retired = await service.admin('PATCH', '/models/vidA3', { retires: '2020-01-01' });
    assert.equal(retired.json.retires_at, 1_577_836_800);
    assertError(await video('vidA3'), 'model_not_found', 'model');
    await service.admin('PATCH', '/models/vidA3', { retires: null });
    assert.equal((await video('vidA3')).status, 200);
  });
});
