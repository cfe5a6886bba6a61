import assert from 'node:assert/strict';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { inspectFilm } from '../../../src/platform/media/films/inspect-film.ts';
import { makeFilmStills } from '../../../src/platform/media/films/make-film-stills.ts';
import { mediaLines } from '../../../src/platform/media/media-pools.ts';
import { sampleFilm } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

test('videos that callers send leave the decoders of finished videos free', async () => {
  const folder = scratchFolder();
  const film = await sampleFilm(join(folder, 'film.mp4'), { seconds: 1, width: 32, height: 32, still: true });
  const over = new AbortController();
  const uploads = ['a', 'b', 'c', 'd'].map(async (account) => {
    const copy = join(folder, `${account}.mp4`);
    await copyFile(film, copy);
    return await inspectFilm(copy, { account }, over.signal);
  });
  const stills = join(folder, 'stills');
  await mkdir(stills);
  const finished = Promise.all(uploads);
  while (!mediaLines().some(({ waiting }) => waiting > 0)) await new Promise(setImmediate);
  const making = makeFilmStills({ film }, stills, { account: 'e' }, over.signal);
  const line = (name: string) => mediaLines().find((each) => each.name === name);
  assert.deepEqual(line('measure video'), { name: 'measure video', running: 2, waiting: 2 });
  assert.deepEqual(line('decode film'), { name: 'decode film', running: 1, waiting: 0 });
  assert.equal((await making).made?.seconds, 1);
  await finished;
});
