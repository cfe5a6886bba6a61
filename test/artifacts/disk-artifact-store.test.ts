import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { DiskArtifactStore } from '../../src/artifacts/disk-artifact-store.ts';
import { LinkSigner } from '../../src/artifacts/link-signer.ts';
import { artifactStoreContract } from './artifact-store-contract.ts';

artifactStoreContract('artifacts on disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-artifacts-'));
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
});

test('a key cannot lead out of the folder', async () => {
  const store = new DiskArtifactStore('/nowhere/artifacts', new LinkSigner('secret'));
  for (const key of ['../secret', 'tasks/../../secret', '..', '.']) {
    await assert.rejects(store.stat(key), /leaves the folder/, key);
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
