import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { test } from 'node:test';
import { LinkAddresses } from '../../../src/gateway/link-addresses.ts';
import { findVideo } from '../../../src/gateway/videos/find-video.ts';
import { descriptionOf, NEVER } from './engine-at.ts';
import { writtenPreset } from './preset-at.ts';

/** Where the links of a service lead, and what goes there with us. */
const STORE = 'https://storage.googleapis.com/bucket/video.mp4';

const found = async (preset: string, baseUrl: string, json: object) => {
  const description = descriptionOf(writtenPreset(preset));
  const operation = { description, baseUrl, id: '1', model: 'm', keep: {}, ownId: 'o' };
  const reply = {
    status: 200,
    headers: {},
    json,
    excerpt: '',
    withoutKeys: (words: string) => words,
    spilled: new Map(),
  };
  return await findVideo({ upstream: {}, operation, folder: '' } as never, reply as never, NEVER);
};

test('the key of a service does not go to an object store that its video is in', async () => {
  const video = await found('replicate', 'https://api.replicate.com/v1', { output: STORE });
  assert.deepEqual([video.state, 'withCredential' in video && video.withCredential], ['link', false]);
});

test('it does where the description names that origin, and nowhere else', async () => {
  const base = 'https://eu-aiplatform.googleapis.com/v1';
  const at = (gcsUri: string) =>
    found('vertex-veo', base, { done: true, response: { videos: [{ gcsUri }] } });
  for (const [link, isMeant] of [
    ['gs://bucket/video.mp4', true],
    [STORE, true],
    ['https://storage.googleapis.com.evil.example/video', false],
    ['https://evil.example/https://storage.googleapis.com/', false],
  ] as const) {
    const video = await at(link);
    assert.equal('withCredential' in video && video.withCredential, isMeant, link);
  }
});

const PRIVATE = ['10.0.0.1', '192.168.1.1', '172.16.0.1', '[fd00::1]', '[::ffff:10.0.0.1]'];
const LINK_LOCAL = ['169.254.169.254', '[fe80::1]', '168.63.129.16', '0.0.0.0', '100.64.0.1'];
const names =
  (...addresses: string[]): LookupFunction =>
  (_hostname, _options, answer) =>
    answer(
      null,
      addresses.map((address): LookupAddress => ({ address, family: 4 })),
    );

const isReached = (links: LinkAddresses, address: string) =>
  links.assertLiteral(address).then(
    () => true,
    () => false,
  );

test('links of a public service lead to the public internet alone', async () => {
  const links = new LinkAddresses('203.0.114.7');
  assert.equal(await isReached(links, '93.184.216.34'), true);
  for (const address of [...PRIVATE, ...LINK_LOCAL, '127.0.0.1', '[::1]'])
    assert.equal(await isReached(links, address), false, address);
});

test('links of a service on this machine may lead to this machine, and those of a private one to its network', async () => {
  assert.equal(await isReached(new LinkAddresses('127.0.0.1'), '127.0.0.2'), true);
  assert.equal(await isReached(new LinkAddresses('127.0.0.1'), '10.0.0.1'), false);
  const inside = new LinkAddresses('10.1.2.3');
  assert.equal(await isReached(inside, '192.168.1.1'), true);
  for (const address of LINK_LOCAL) assert.equal(await isReached(inside, address), false, address);
});

test('a name counts as the worst of its addresses', async () => {
  const links = new LinkAddresses('203.0.114.7');
  const lookUp = (...addresses: string[]) =>
    new Promise((resolve) =>
      links.lookup(names(...addresses))('cdn.example', { all: true }, (error) => resolve(error === null)),
    );
  assert.equal(await lookUp('93.184.216.34'), true);
  assert.equal(await lookUp('93.184.216.34', '169.254.169.254'), false);
});
