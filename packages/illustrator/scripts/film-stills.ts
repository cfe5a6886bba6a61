import { tmpdir } from 'node:os';
import { ImageData } from '@napi-rs/canvas';
import { Compositor } from '../src/compositor/compositor.ts';
import { composeFilm } from '../src/film/compose-film.ts';
import type { RenderJob } from '../src/render-job.ts';
import { type FilmTexts, readScreenplay } from '../src/stage/read-screenplay.ts';

const USUAL = {
  seconds: 8,
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  watermark: false,
  inputs: [],
  directory: tmpdir(),
  encoderThreads: 1,
};

/** What a film is asked for beside its prompt, where that is not the usual. */
export type Asked = Pick<FilmTexts, 'prompt'> & Partial<FilmTexts & RenderJob>;

/** A film of which pictures are taken, each at a second of it and in a size; nothing is encoded. */
export async function filmStills({ prompt, edits = [], style = null, ...asked }: Asked) {
  const screenplay = await readScreenplay({ prompt, edits, style });
  const job: RenderJob = { ...USUAL, screenplay, ...asked };
  const compositor = new Compositor(job.width, job.height);
  const film = await composeFilm(job, compositor);
  return async (second: number, width = job.width, height = job.height): Promise<ImageData> => {
    compositor.nextFrame();
    await film.draw(second);
    return new ImageData(compositor.snapshot(width, height), width, height);
  };
}
