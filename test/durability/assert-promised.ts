import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptedService } from '../support/scripted-upstream/scripted-service.ts';
import { type BusyCallers, CHAT_MODEL, REPRICED_MODEL } from './busy-callers.ts';
import type { Changed, Promised } from './promised.ts';

export interface AfterCut {
  readonly callers: BusyCallers;
  readonly promised: Promised;
  readonly video: Buffer;
  readonly picture: Buffer;
  readonly services: readonly ScriptedService[];
}

/** A video as a list shows it. */
interface Listed {
  readonly id: string;
  readonly status: string;
}

/** Whatever callers and operator were promised is so, after a power cut too. */
export async function assertPromised(after: AfterCut): Promise<void> {
  await assertVideos(after);
  await assertOperatorsWork(after);
  await assertCharacters(after);
  assertPaidOnce(after);
  assert.deepEqual(after.promised.videos.wrong, []);
}

async function assertVideos({ callers, promised, video }: AfterCut): Promise<void> {
  const found = new Map((await listedVideos(callers)).map(({ id, status }) => [id, status]));
  const { videos, completed } = promised;
  const lost = [...videos.tasks].filter((id) => !videos.deleted.has(id) && !found.has(id));
  assert.deepEqual(lost, [], 'acknowledged videos are lost');
  for (const id of completed) {
    assert.equal(found.get(id), 'completed', `${id} was seen completed`);
    const content = await callers.send('GET', `/v1/videos/${id}/content?variant=video`);
    assert.equal(content?.status, 200, `the video of ${id}`);
    assert.ok(content.bytes.equals(video), `the video of ${id} is damaged`);
  }
  completed.clear();
}

export async function listedVideos(callers: BusyCallers): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let after = ''; ; ) {
    const page = await callers.send('GET', `/v1/videos?limit=100&order=asc${after}`);
    assert.equal(page?.status, 200);
    all.push(...page.json.data);
    if (!page.json.has_more) return all;
    after = `&after=${page.json.last_id}`;
  }
}

/** Before the service is started again: a picture that came with a video is needed to make it. */
export function assertPictures(dataDirectory: string, promised: Promised, picture: Buffer): void {
  const inputs = globSync('tasks/*/*/inputs/upload-0', { cwd: join(dataDirectory, 'artifacts') });
  const byTask = new Map(inputs.map((path) => [path.split('/')[2]?.replace('_', ':'), path]));
  for (const id of promised.withPicture) {
    const path = byTask.get(id);
    assert.ok(path, `the picture of ${id} is lost`);
    assert.ok(
      readFileSync(join(dataDirectory, 'artifacts', path)).equals(picture),
      `the picture of ${id} is damaged`,
    );
  }
  promised.withPicture.clear();
}

async function assertOperatorsWork({ callers, promised }: AfterCut): Promise<void> {
  for (const [id, balance] of promised.accounts) {
    const account = await callers.send('GET', `/admin/v1/accounts/${id}`);
    assert.equal(account?.status, 200, `the account ${id} is lost`);
    assertChanged(balance, account.json.balance, `the balance of ${id}`);
  }
  for (const key of promised.keys)
    assert.equal(await statusWith(callers, key), 200, `the key ${key} is lost`);
  for (const key of promised.deletedKeys) assert.equal(await statusWith(callers, key), 401, `${key} is back`);
  for (const id of promised.webhooks) {
    const webhook = await callers.send('GET', `/admin/v1/webhooks/${id}`);
    assert.equal(webhook?.status, 200, `the webhook ${id} is lost`);
  }
  const model = await callers.send('GET', `/admin/v1/models/${REPRICED_MODEL}`);
  if (promised.price.requested > 0)
    assertChanged(promised.price, model?.json.price.per_second ?? 0, 'the price');
}

async function statusWith(callers: BusyCallers, key: string): Promise<number | undefined> {
  return (await callers.send('GET', '/v1/models', undefined, key.split(' ')[1]))?.status;
}

/** What was asked for and not answered may have happened or not. */
function assertChanged(value: Changed, found: number, what: string): void {
  assert.ok(
    found === value.requested || (found === value.promised && value.promised > 0) || value.promised === 0,
    `${what} is ${found}, not ${value.promised} or ${value.requested}`,
  );
  value.promised = value.requested = Math.max(found, value.promised);
}

async function assertCharacters({ callers, promised }: AfterCut): Promise<void> {
  const list = await callers.send('GET', '/v1/characters?limit=100');
  for (const [id, picture] of promised.characters) {
    const found = list?.json.data.find((character: { id: string }) => character.id === id);
    assert.ok(found, `the character ${id} is lost`);
    const { bytes } = (await callers.send('GET', new URL(found.profile_picture_url).pathname)) ?? {};
    if (picture.length > 0) assert.ok(bytes?.equals(picture), `the picture of ${id} is damaged`);
  }
}

function assertPaidOnce({ services, promised }: AfterCut): void {
  for (const prompt of promised.hosted.keys()) {
    const jobs = services.flatMap((service) => service.paidFor(prompt));
    assert.ok(jobs.length <= 1, `${prompt} was begun ${jobs.length} times`);
  }
}

/** How many chats are charged. */
export async function chargedChats(callers: BusyCallers): Promise<number> {
  const usage = await callers.send('GET', '/admin/v1/usage?by=model');
  const chat = usage?.json.data.find((one: { model: string }) => one.model === CHAT_MODEL);
  return chat === undefined ? 0 : chat.requests - chat.failed;
}
