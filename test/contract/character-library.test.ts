import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError, bearer } from '../support/contract.ts';
import { useService } from '../support/service.ts';

/** What becomes of characters after they are made: deleted, taken down, hidden, and bounded in number. */

const MOST = 4;
const HANG = { model: 'vidB-2', prompt: 'hang', images: [] };

const service = useService(() => ({ settings: { limits: { characters_per_account: MOST } } }));

/** An account with a finished video to make characters from. */
async function newOwner() {
  const { key, account } = await service.newKey();
  const headers = bearer(key);
  const video = async (prompt: string) => {
    const body = { model: 'vidB-2', prompt, images: [] };
    return (await service.call('POST', '/v1/video/create', body, headers)).json.id as string;
  };
  const source = await video('a red boat');
  await service.finished(source, key);
  const call = (method: string, path: string, body?: unknown) => service.call(method, path, body, headers);
  const character = () => call('POST', '/vidB/v1/characters', { from_task: source });
  return { key, account, call, video, character, source };
}

async function assertPagesAnswer(character: { permalink: string }, status: number): Promise<void> {
  for (const file of ['', '/picture.jpg', '/clip.mp4']) {
    const answer = await fetch(character.permalink + file);
    await answer.bytes();
    assert.equal(answer.status, status, file);
  }
}

test('a deleted character is gone from its pages and from the library, and its handle is plain text', async () => {
  const owner = await newOwner();
  const { json: hero } = await owner.character();
  const made = await owner.video(`@${hero.username} waves`);
  await service.finished(made, owner.key);
  await assertPagesAnswer(hero, 200);

  const deleted = await owner.call('DELETE', `/v1/characters/${hero.id}`);
  assert.equal(deleted.status, 200, deleted.text);
  assert.deepEqual(deleted.json, { id: hero.id, object: 'character.deleted', deleted: true });
  await assertPagesAnswer(hero, 404);
  assert.deepEqual((await owner.call('GET', '/v1/characters')).json.data, []);
  assertError(await owner.call('DELETE', `/v1/characters/${hero.id}`), 'resource_not_found', 'id');

  const later = await owner.video(`@${hero.username} waves`);
  await service.finished(later, owner.key);
  const job = service.engines.video.jobs.find((candidate) => candidate.taskId === later)!;
  assert.deepEqual(job.inputs, []);
  const video = (await owner.call('GET', `/v1/videos/${encodeURIComponent(made)}`)).json.video_url;
  assert.equal((await fetch(video)).status, 200, 'videos made with it stay');
});

test('the public page runs no scripts and cannot be framed', async () => {
  const owner = await newOwner();
  const page = await fetch((await owner.character()).json.permalink);
  assert.match(page.headers.get('content-security-policy')!, /default-src 'none'.*frame-ancestors 'none'/);
  assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
});

test("another account's character cannot be deleted", async () => {
  const owner = await newOwner();
  const { json: hero } = await owner.character();
  const stranger = await newOwner();
  assertError(await stranger.call('DELETE', `/v1/characters/${hero.id}`), 'resource_not_found', 'id');
  assertError(await stranger.call('DELETE', '/v1/characters/char_nobody'), 'resource_not_found', 'id');
  await assertPagesAnswer(hero, 200);
});

test('the owner renames a character: prompts find it by the new name alone', async () => {
  const owner = await newOwner();
  const { json: hero } = await owner.character();
  const path = `/v1/characters/${hero.id}`;
  const renamed = await owner.call('PATCH', path, { username: 'captain.red' });
  assert.equal(renamed.status, 200, renamed.text);
  assert.deepEqual([renamed.json.id, renamed.json.username], [hero.id, 'captain.red']);
  assert.match(renamed.json.permalink, /\/characters\/captain\.red$/);
  await assertPagesAnswer(renamed.json, 200);
  await assertPagesAnswer(hero, 404);
  for (const [name, inputs] of [
    ['captain.red', 1],
    [hero.username, 0],
  ] as const) {
    const video = await owner.video(`@${name} waves`);
    await service.finished(video, owner.key);
    assert.equal(service.engines.video.jobs.find(({ taskId }) => taskId === video)!.inputs.length, inputs);
  }

  const stranger = await newOwner();
  const { json: theirs } = await stranger.character();
  const taken = await stranger.call('PATCH', `/v1/characters/${theirs.id}`, { username: 'captain.red' });
  assertError(taken, 'invalid_parameter', 'username');
  assertError(await stranger.call('PATCH', path, { username: 'mine' }), 'resource_not_found', 'id');
  for (const username of ['x', 'two words', '.dot', 'a/b', 'x'.repeat(33), 7])
    assertError(await owner.call('PATCH', path, { username }), 'invalid_parameter', 'username');
});

test('an account cannot have more characters than its limit, until it deletes one', async () => {
  const owner = await newOwner();
  const answers = await Promise.all(Array.from({ length: MOST + 2 }, () => owner.character()));
  const refused = answers.filter(({ status }) => status !== 200);
  assert.equal(refused.length, 2);
  for (const answer of refused) assertError(answer, 'invalid_request');
  assert.match(refused[0]!.json.error.message, new RegExp(`${MOST} characters`));

  const form = { model: 'vidB-2', prompt: 'a wave', seconds: '4', size: '480x480' };
  const saving = { ...form, character_from_task: owner.source, 'character_create[save_to_library]': 'true' };
  assertError(await service.form('/v1/videos', saving, bearer(owner.key)), 'invalid_request');

  const kept = answers.find(({ status }) => status === 200)!.json;
  await owner.call('DELETE', `/v1/characters/${kept.id}`);
  assert.equal((await owner.character()).status, 200);
});

test('the pages of a suspended account are hidden until it is active again', async () => {
  const owner = await newOwner();
  const { json: hero } = await owner.character();
  await service.admin('PATCH', `/accounts/${owner.account}`, { status: 'suspended' });
  await assertPagesAnswer(hero, 404);
  await service.admin('PATCH', `/accounts/${owner.account}`, { status: 'active' });
  await assertPagesAnswer(hero, 200);
});

test('the operator sees the characters of all accounts and takes one down', async () => {
  const owner = await newOwner();
  const { json: first } = await owner.character();
  const { json: second } = await owner.character();
  const list = await service.admin('GET', `/characters?account=${owner.account}&limit=1`);
  assert.equal(list.status, 200, list.text);
  const { created_at: createdAt, ...shown } = list.json.data[0];
  assert.ok(Math.abs(createdAt - Date.now() / 1000) < 600);
  assert.deepEqual(shown, {
    id: second.id,
    object: 'character',
    account: owner.account,
    username: second.username,
    permalink: second.permalink,
    seconds: 2,
  });
  assert.deepEqual([list.json.has_more, list.json.last_id], [true, second.id]);
  const all = (await service.admin('GET', `/characters?after=${second.id}`)).json.data;
  assert.equal(all[0].id, first.id);

  const down = await service.admin('DELETE', `/characters/${first.id}`);
  assert.deepEqual(down.json, { id: first.id, object: 'character.deleted', deleted: true });
  await assertPagesAnswer(first, 404);
  await assertPagesAnswer(second, 200);
  assertError(await service.admin('DELETE', `/characters/${first.id}`), 'resource_not_found', 'id');
  assertError(await service.admin('GET', '/characters?after=nobody'), 'resource_not_found', 'after');
  const ordinary = await owner.call('DELETE', `/admin/v1/characters/${second.id}`);
  assertError(ordinary, 'access_denied');
});

test('a video that still waits when its character is deleted fails and costs nothing', async () => {
  const owner = await newOwner();
  const { json: hero } = await owner.character();
  const ahead = await Promise.all(
    Array.from({ length: 4 }, () => service.call('POST', '/v1/video/create', HANG)),
  );
  const waiting = await owner.video(`@${hero.username} waves`);
  await owner.call('DELETE', `/v1/characters/${hero.id}`);
  for (const { json } of ahead) await service.call('DELETE', `/v1/videos/${encodeURIComponent(json.id)}`);
  const video = await service.finished(waiting, owner.key);
  assert.equal(video['status'], 'failed');
  assert.match((video['error'] as { message: string }).message, /has been deleted/);
  const { money } = (await service.admin('GET', `/tasks/${encodeURIComponent(waiting)}`)).json;
  assert.deepEqual([money.captured, money.released], [0, money.quoted]);
});
