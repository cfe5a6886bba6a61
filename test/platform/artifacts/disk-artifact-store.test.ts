import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { DiskArtifactStore } from '../../../src/platform/artifacts/disk-artifact-store.ts';
import { LinkSigner } from '../../../src/platform/artifacts/link-signer.ts';
import { startService } from '../../support/service.ts';
import { artifactStoreContract, type OpenedStore } from './artifact-store-contract.ts';

/** Another file system than that of the temporary folder, where there is one. */
const OTHER_DEVICE = '/dev/shm';
const hasOtherDevice = existsSync(OTHER_DEVICE) && statSync(OTHER_DEVICE).dev !== statSync(tmpdir()).dev;

artifactStoreContract('artifacts on disk', () => openStore(tmpdir()));
if (hasOtherDevice) artifactStoreContract('artifacts on a mount of their own', () => openStore(OTHER_DEVICE));

async function openStore(parent: string): Promise<OpenedStore> {
  const folder = mkdtempSync(join(parent, 'phonofilm-artifacts-'));
  const signer = new LinkSigner('secret');
  const store = new DiskArtifactStore(folder, signer);
  return {
    store,
    follow: async (link, now) => {
      const { pathname, searchParams } = new URL(link);
      const key = pathname.slice('/files/'.length);
      const [expires, signature] = [searchParams.get('expires')!, searchParams.get('signature')!];
      return signer.verify(key, expires, signature, now) ? await buffer(await store.read(key)) : null;
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

describe('artifacts on a mount of their own', {
  skip: !hasOtherDevice && `${OTHER_DEVICE} is no file system of its own here`,
}, () => {
  let mount: string;
  before(() => {
    mount = mkdtempSync(join(OTHER_DEVICE, 'phonofilm-mount-'));
  });
  after(() => rmSync(mount, { recursive: true, force: true }));

  test('hold nothing but whole files, also after a failure half way', async () => {
    const store = new DiskArtifactStore(mount, new LinkSigner('secret'));
    const file = join(mkdtempSync(join(tmpdir(), 'phonofilm-video-')), 'video.mp4');
    writeFileSync(file, 'the video');
    // A folder in the place of the video lets the copy succeed and the last step fail.
    mkdirSync(join(mount, 'tasks/aa/one/film.mp4/in-the-way'), { recursive: true });
    await assert.rejects(store.put('tasks/aa/one/film.mp4', file));
    assert.equal(existsSync(file), true, 'the video is still where it was made');
    assert.deepEqual(readdirSync(join(mount, 'tasks/aa/one')), ['film.mp4']);
    await store.removeFolder('tasks/aa/one');
    await store.put('tasks/aa/one/film.mp4', file);
    assert.deepEqual(readdirSync(join(mount, 'tasks/aa/one')), ['film.mp4']);
    assert.equal(existsSync(file), false);
    rmSync(dirname(file), { recursive: true });
  });

  test('take the videos of a whole service', async (context) => {
    const service = await startService({ artifacts: mount });
    context.after(() => service.stop());
    const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt: 'a boat' });
    const video = await service.finished(json.id);
    assert.equal(video['status'], 'completed');
    const download = await fetch(video['video_url'] as string);
    assert.equal(download.status, 200);
    assert.ok((await download.bytes()).length > 1000);
  });
});

test('a key cannot lead out of the folder', async () => {
  const store = new DiskArtifactStore('/nowhere/artifacts', new LinkSigner('secret'));
  for (const key of ['../secret', 'tasks/../../secret', '..', '.']) {
    await assert.rejects(store.stat(key), /is outside the folder/, key);
  }
});

test('a signature holds for its key, its time and its secret alone', () => {
  const signer = new LinkSigner('secret');
  const { searchParams } = new URL(signer.sign('tasks/a/film.mp4', 5000), 'http://localhost');
  const [expires, signature] = [searchParams.get('expires')!, searchParams.get('signature')!];
  assert.equal(signer.verify('tasks/a/film.mp4', expires, signature, 5000), true);
  assert.equal(signer.verify('tasks/a/film.mp4', expires, signature, 5001), false);
  assert.equal(signer.verify('tasks/b/film.mp4', expires, signature, 0), false);
  assert.equal(signer.verify('tasks/a/film.mp4', '9999', signature, 0), false);
  assert.equal(signer.verify('tasks/a/film.mp4', `${expires}.0`, signature, 0), false);
  assert.equal(signer.verify('tasks/a/film.mp4', expires, `${signature}x`, 0), false);
  assert.equal(signer.verify('tasks/a/film.mp4', expires, undefined, 0), false);
  assert.equal(signer.verify('tasks/a/film.mp4', undefined, signature, 0), false);
  assert.equal(new LinkSigner('other').verify('tasks/a/film.mp4', expires, signature, 0), false);
});
