import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { markFor } from '@phonofilm/illustrator/mark';
import type { FilmWishes } from '../../../src/platform/media/films/finish-film.child.ts';
import { finishFilm } from '../../../src/platform/media/films/finish-film.ts';
import { lookAtFilm, meanBrightness } from '../../support/look-at-film.ts';
import { type SampleFilmOptions, sampleFilm } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** What a hosted service could not make as it was ordered is made good in one pass. */
const folder = scratchFolder();

const AS_IT_IS: FilmWishes = { mark: null, format: false };
const turn = { account: 'a', patient: true };
let films = 0;

async function finished(made: SampleFilmOptions, wishes: Partial<FilmWishes>) {
  films += 1;
  const own = join(folder, String(films));
  await mkdir(own);
  const source = await sampleFilm(join(own, `film.${made.container ?? 'mp4'}`), {
    width: 640,
    height: 360,
    framesPerSecond: 12,
    ...made,
  });
  const { film, madeGood } = await finishFilm(
    source,
    { ...AS_IT_IS, ...wishes },
    own,
    turn,
    AbortSignal.timeout(60_000),
  );
  return { film, madeGood, source, ...lookAtFilm(film) };
}

test('a watermark is burned into the lower right corner of every frame, and nowhere else', async () => {
  const mark = markFor({ width: 640, height: 360 });
  const { film, source, madeGood } = await finished({ seconds: 2, sound: true }, { mark });
  assert.deepEqual(madeGood, ['watermark']);
  const [plain, marked] = [lookAtFilm(source), lookAtFilm(film)];
  assert.equal(marked.frames.length, plain.frames.length);
  assert.equal(marked.sound, 'aac');
  const { width, height, inset } = mark;
  const corner = { left: 640 - inset - width, top: 360 - inset - height, width, height };
  const rest = { left: 0, top: 0, width: 400, height: 300 };
  for (const [index, frame] of marked.frames.entries()) {
    const before = plain.frames[index]!;
    assert.ok(Math.abs(meanBrightness(frame, rest) - meanBrightness(before, rest)) < 2);
    assert.ok(Math.abs(meanBrightness(frame, corner) - meanBrightness(before, corner)) > 8);
  }
});

test('a film of another container and codec becomes an mp4 of H.264 and AAC, as long and as large as it was', async () => {
  for (const container of ['webm', 'avi'] as const) {
    const made = { seconds: 2, container, sound: true };
    const {
      madeGood,
      pictures,
      sound,
      container: written,
      frames,
      seconds,
      soundSeconds,
    } = await finished(made, { format: true });
    assert.deepEqual(madeGood, ['format']);
    assert.deepEqual([written, pictures, sound], ['mp4', 'h264', 'aac']);
    assert.equal(frames.length, 24);
    assert.deepEqual([frames[0]!.width, frames[0]!.height], [640, 360]);
    for (const lasts of [seconds, soundSeconds]) assert.ok(Math.abs(lasts - 2) < 0.2, String(lasts));
  }
});

test('a film that is as it was ordered is not touched', async () => {
  const { film, source, madeGood } = await finished({ seconds: 2, sound: true }, { format: true });
  assert.deepEqual(madeGood, []);
  assert.equal(film, source);
});
