import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startRehearsing, type RehearsingService } from '../../support/rehearsing-service.ts';

describe('test keys', () => {
  let service: RehearsingService;
  before(async () => {
    service = await startRehearsing();
  });
  after(() => service.stop());

  const order = { model: 'vidA3-fast', prompt: 'a fox runs through the snow', seconds: 4 };

  test('a test key begins with sk-test- and is listed beside the live ones of its account', async () => {
    assert.match(service.testKey, /^sk-test-[0-9A-Za-z]{48}$/);
    const { data } = (await service.admin('GET', '/keys')).json;
    assert.deepEqual(
      data.map(({ livemode }: { livemode: boolean }) => livemode),
      [false, true],
    );
    assert.equal(data[0].account, data[1].account);
  });

  test('its film is made at once, in the size and length asked for, and says that it is a test', async () => {
    const created = await service.rehearse('POST', '/v1/video/create', order);
    assert.equal(created.status, 200, created.text);
    assert.equal(created.headers.get('x-phonofilm-livemode'), 'false');
    const film = await service.finished(created.json.id, service.testKey);
    assert.equal(film['status'], 'completed');
    assert.equal(service.engines.video.requests?.length ?? 0, 0);
  });
});
