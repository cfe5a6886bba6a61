import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import type { ArtifactStore } from '../../../src/platform/artifacts/artifact-store.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

export interface OpenedStore {
  readonly store: ArtifactStore;
  /** Opens a link of the store as a browser would: the bytes, or null when it does not open at `now`. */
  follow(link: string, now: number): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** What every artifact store promises. */
export function artifactStoreContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(name, () => {
    let opened: OpenedStore;
    let store: ArtifactStore;
    let folder: string;
    const put = async (key: string, content: string | Buffer) => {
      const file = join(folder, 'incoming');
      writeFileSync(file, content);
      await store.put(key, file);
      return file;
    };
    const text = async (key: string, range?: { start: number; end: number }) =>
      (await buffer(await store.read(key, range))).toString();

    before(async () => {
      folder = scratchFolder();
      opened = await open();
      store = opened.store;
    });
    after(async () => {
      await opened.close();
    });

    test('a file that was put is read back whole, and the local one is gone', async () => {
      const file = await put('tasks/aa/one/film.mp4', 'the video');
      assert.equal(await text('tasks/aa/one/film.mp4'), 'the video');
      assert.equal(existsSync(file), false);
    });

    test('a range is inclusive at both ends, as in HTTP', async () => {
      await put('tasks/aa/range/film.mp4', '0123456789');
      assert.equal(await text('tasks/aa/range/film.mp4', { start: 2, end: 4 }), '234');
      assert.equal(await text('tasks/aa/range/film.mp4', { start: 9, end: 9 }), '9');
    });

    test('several megabytes keep every byte', async () => {
      const content = Buffer.alloc(5_000_001, 'abcdefg');
      await put('tasks/aa/large/film.mp4', content);
      assert.ok((await buffer(await store.read('tasks/aa/large/film.mp4'))).equals(content));
    });

    test('the facts tell the size, and the tag changes with the content', async () => {
      await put('tasks/aa/facts/film.mp4', 'short');
      const first = await store.stat('tasks/aa/facts/film.mp4');
      assert.equal(first?.bytes, 5);
      assert.match(first.etag, /^"[^"]+"$/);
      await put('tasks/aa/facts/film.mp4', 'rather longer');
      const second = await store.stat('tasks/aa/facts/film.mp4');
      assert.equal(second?.bytes, 13);
      assert.notEqual(second.etag, first.etag);
    });

    test('what is not there has no facts, and a folder is no artifact', async () => {
      await put('tasks/aa/there/film.mp4', 'x');
      assert.equal(await store.stat('tasks/aa/there/other.mp4'), null);
      assert.equal(await store.stat('tasks/aa/there'), null);
    });

    test('a second put replaces the first: a task that is carried on after a crash may put again', async () => {
      await put('tasks/aa/twice/film.mp4', 'first');
      await put('tasks/aa/twice/film.mp4', 'second');
      assert.equal(await text('tasks/aa/twice/film.mp4'), 'second');
    });

    test('a copy has the bytes, and outlives the original', async () => {
      await put('tasks/aa/original/inputs/0', 'copied');
      await store.copy('tasks/aa/original/inputs/0', 'tasks/bb/vidB-2_remix-1-copy/inputs/copy-0');
      assert.equal(await text('tasks/aa/original/inputs/0'), 'copied');
      await store.removeFolder('tasks/aa/original');
      assert.equal(await text('tasks/bb/vidB-2_remix-1-copy/inputs/copy-0'), 'copied');
      await assert.rejects(store.copy('tasks/aa/original/inputs/0', 'tasks/bb/never'));
    });

    test('a local file has the bytes', async () => {
      await put('tasks/aa/local/film.mp4', 'local');
      const path = await store.localFile('tasks/aa/local/film.mp4', folder);
      assert.equal(readFileSync(path, 'utf8'), 'local');
    });

    test('a removed folder takes all of its artifacts and nothing beside it', async () => {
      await put('tasks/bb/gone/film.mp4', 'x');
      await put('tasks/bb/gone/inputs/upload-0', 'x');
      await put('tasks/bb/gone-not/film.mp4', 'kept');
      await store.removeFolder('tasks/bb/gone');
      assert.equal(await store.stat('tasks/bb/gone/film.mp4'), null);
      assert.equal(await store.stat('tasks/bb/gone/inputs/upload-0'), null);
      assert.equal(await text('tasks/bb/gone-not/film.mp4'), 'kept');
      await store.removeFolder('tasks/bb/never-there');
    });

    test('a folder can be removed while a file is stored in it, and again afterwards', async () => {
      for (let round = 0; round < 8; round += 1) {
        const puts = Array.from({ length: 8 }, async (_, index) => {
          const file = join(folder, `racing-${round}-${index}`);
          writeFileSync(file, 'x');
          // A put that loses may fail: its task has ended. The removal may not.
          await store.put(`tasks/dd/raced-${round}/file-${index}`, file).catch(() => {});
        });
        await Promise.all([...puts, ...[1, 2, 3].map(() => store.removeFolder(`tasks/dd/raced-${round}`))]);
        await store.removeFolder(`tasks/dd/raced-${round}`);
        assert.equal(await store.stat(`tasks/dd/raced-${round}/file-0`), null);
      }
    });

    test('a probe leaves nothing behind', async () => {
      await store.probe(new AbortController().signal);
      for await (const key of store.keys()) assert.doesNotMatch(key, /probe/);
    });

    test('every key is listed, and none that was removed', async () => {
      const kept = Array.from({ length: 12 }, (_, index) => `tasks/ee/listed-${index}/film.mp4`);
      for (const key of [...kept, 'tasks/ee/removed/film.mp4']) await put(key, 'x');
      await store.removeFolder('tasks/ee/removed');
      const keys: string[] = [];
      for await (const key of store.keys()) keys.push(key);
      assert.equal(new Set(keys).size, keys.length);
      assert.deepEqual(keys.filter((key) => key.startsWith('tasks/ee/')).sort(), kept.sort());
    });

    test('a link opens without a key until its time is over', async () => {
      await put('tasks/cc/linked/film.mp4', 'linked');
      const now = Date.now();
      const link = await store.link('tasks/cc/linked/film.mp4', 'http://127.0.0.1', now + 60_000);
      assert.equal((await opened.follow(link, now))?.toString(), 'linked');
      assert.equal(await opened.follow(link, now + 120_000), null);
    });

    test('a link leads back to its artifact until its time is over, and nothing else does', async () => {
      const now = Date.now();
      const key = 'tasks/cc/vidA3.1_1-back/film.mp4';
      const link = new URL(await store.link(key, 'http://127.0.0.1', now + 60_000));
      assert.equal(await store.keyOfLink(link, now), key);
      assert.equal(await store.keyOfLink(link, now + 120_000), null);
      const strangers = [
        link.href.replace('/film.mp4', '/other.mp4'),
        link.href.replace('/film.mp4', ''),
        link.href.replace('/film.mp4', '/%zz'),
        link.href.replace(/([Ee]xpires=)\d+/, '$1604800'),
        link.href.replace(/([Ee]xpires=)\d+/, '$1soon'),
        link.href.replace(/([Ss]ignature=)./, '$1!'),
        link.href.replace(/[Ss]ignature=[^&]+/, ''),
        link.href.replace(link.search, ''),
        `${link.origin}/${link.search}`,
        'https://example.com/video.mp4',
      ];
      for (const url of strangers) assert.equal(await store.keyOfLink(new URL(url), now), null, url);
    });

    test('a link to one artifact does not open another', async () => {
      await put('tasks/cc/mine/film.mp4', 'mine');
      await put('tasks/cc/yours/film.mp4', 'yours');
      const link = await store.link('tasks/cc/mine/film.mp4', 'http://127.0.0.1', Date.now() + 60_000);
      assert.equal(await opened.follow(link.replace('/mine/', '/yours/'), Date.now()), null);
    });
  });
}
