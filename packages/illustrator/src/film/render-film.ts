import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageData } from '@napi-rs/canvas';
import { forgetIcons } from '../cast/things/icon-body.ts';
import { Compositor } from '../compositor/compositor.ts';
import { canvasOf } from '../media/sized.ts';
import type { RenderedFilm, RenderJob } from '../render-job.ts';
import { composeSoundtrack } from '../sound/compose-soundtrack.ts';
import { mixSpeech } from '../sound/mix-speech.ts';
import { hearLines } from '../sound/spoken-line.ts';
import { composeFilm } from './compose-film.ts';
import { openFilmEncoder } from './film-encoder.ts';
import { spritesheet } from './spritesheet.ts';

export { UnusablePicture } from '../media/unusable-picture.ts';
export type * from '../render-job.ts';

/** Where in the film its thumbnail is taken: late enough for everything to be in place. */
const THUMBNAIL_AT = 0.4;
const JPEG_QUALITY = 86;

/** Renders a film with its thumbnail and spritesheet into the job's folder; reports progress from 0 to 100. */
export async function renderFilm(
  job: RenderJob,
  onProgress: (percent: number) => void,
): Promise<RenderedFilm> {
  const compositor = new Compositor(job.width, job.height);
  const lines = await hearLines(job.lines ?? []);
  const composition = await composeFilm(job, compositor, lines);
  const film = join(job.directory, 'film.mp4');
  const thumbnail = join(job.directory, 'thumbnail.jpg');
  const sheetFile = join(job.directory, 'spritesheet.jpg');
  const sound = composeSoundtrack(composition.shots, job.seconds);
  mixSpeech(sound, lines);
  const encoder = await openFilmEncoder({ ...job, path: film, threads: job.encoderThreads }, sound);
  const frames = Math.round(job.seconds * job.framesPerSecond);
  const sheet = spritesheet(compositor, frames);
  const thumbnailFrame = Math.floor(frames * THUMBNAIL_AT);
  let reported = 0;
  for (let frame = 0; frame < frames; frame++) {
    compositor.nextFrame();
    await composition.draw(frame / job.framesPerSecond);
    if (frame === thumbnailFrame) await writeFile(thumbnail, await picture(compositor));
    sheet.take(frame);
    await encoder.add(compositor.frame());
    const percent = Math.floor((frame / frames) * 100);
    if (percent > reported) {
      reported = percent;
      onProgress(percent);
    }
  }
  await encoder.finish();
  forgetIcons();
  await writeFile(sheetFile, await sheet.encode(JPEG_QUALITY));
  return { film, thumbnail, spritesheet: sheetFile };
}

async function picture(compositor: Compositor): Promise<Buffer> {
  const { width, height } = compositor;
  const image = new ImageData(compositor.snapshot(width, height), width, height);
  return canvasOf(image).encode('jpeg', JPEG_QUALITY);
}
