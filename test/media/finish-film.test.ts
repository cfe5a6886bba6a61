import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { markFor } from '@phonofilm/illustrator/mark';
import type { FilmWishes } from '../../src/media/films/finish-film.child.ts';
import { finishFilm } from '../../src/media/films/finish-film.ts';
import { lookAtFilm, meanBrightness } from '../support/look-at-film.ts';
import { type SampleFilmOptions, sampleFilm } from '../support/media-fixtures.ts';

/** What a hosted service could not make as it was ordered is made good in one pass. */
const folder = mkdtempSync(join(tmpdir(), 'phonofilm-finish-'));
after(() => rmSync(folder, { recursive: true }));

const AS_IT_IS: FilmWishes = { mark: null, seconds: null, size: null, sound: false, format: false };
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

test('a film that is longer than was ordered is cut, with its sound, and without being encoded again', async () => {
  const cut = await finished({ seconds: 4, sound: true }, { seconds: 2 });
  assert.deepEqual(cut.madeGood, ['length']);
  assert.equal(cut.frames.length, 24);
  assert.ok(Math.abs(cut.seconds - 2) < 0.2, String(cut.seconds));
});

test('a film of another size is scaled, and padded where its shape differs', async () => {
  const size = { width: 360, height: 640 };
  const { madeGood, frames } = await finished({ seconds: 1 }, { size });
  assert.deepEqual(madeGood, ['size']);
  const [frame] = frames;
  assert.deepEqual([frame!.width, frame!.height], [360, 640]);
  assert.ok(meanBrightness(frame!, { left: 0, top: 0, width: 360, height: 100 }) < 20);
  assert.ok(meanBrightness(frame!, { left: 0, top: 270, width: 360, height: 100 }) > 20);
});

test('a silent film gets a silent track as long as its pictures', async () => {
  const { madeGood, sound, soundSeconds } = await finished({ seconds: 2 }, { sound: true });
  assert.deepEqual(madeGood, ['sound']);
  assert.equal(sound, 'aac');
  assert.ok(Math.abs(soundSeconds - 2) < 0.2, String(soundSeconds));
});

test('a film of another container and codec becomes an mp4 of H.264', async () => {
  const { madeGood, pictures, container } = await finished(
    { seconds: 1, container: 'webm' },
    { format: true, sound: true },
  );
  assert.deepEqual(madeGood, ['sound', 'format']);
  assert.deepEqual([container, pictures], ['mp4', 'h264']);
});

test('a film that is as it was ordered is not touched', async () => {
  const wishes = { seconds: 2, size: { width: 640, height: 360 }, sound: true, format: true };
  const { film, source, madeGood } = await finished({ seconds: 2, sound: true }, wishes);
  assert.deepEqual(madeGood, []);
  assert.equal(film, source);
});
