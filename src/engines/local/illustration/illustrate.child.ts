import { constants, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { FilmTexts } from '@phonofilm/illustrator/read-screenplay';
import type { RenderedFilm, RenderJob, Screenplay } from '@phonofilm/illustrator/render-film';
import { ServiceError } from '../../../domain/errors.ts';
import { serveJobs } from '../../../platform/children/serve-jobs.ts';

// The API runs on the same machine and has precedence over rendering.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Painted pictures count for V8 as memory outside its heap, of which 64 MB bring on a large collection: five in a video of
// ten seconds, 15 ms each, where one does. Where they are worth it the renderer collects them itself.
// Older versions of Node do not know the flag, and complain.
if (Number.parseInt(process.versions.node, 10) >= 24)
  setFlagsFromString('--external-memory-accounted-in-global-limit');

/** A video takes two jobs: its texts are read, and what they say is stored; then it is rendered from that. */
export type IllustrationJob =
  | {
      readonly kind: 'read';
      readonly texts: FilmTexts;
      readonly source: Screenplay | null;
      /** What happens next in that video, and how long it has been so far. */
      readonly goesOn?: { readonly next: string; readonly seconds: number };
    }
  | { readonly kind: 'render'; readonly job: RenderJob };

serveJobs<IllustrationJob>(async (video, emit) =>
  video.kind === 'read' ? await read(video) : await render(video.job, emit),
);

async function read({ texts, source, goesOn }: IllustrationJob & { kind: 'read' }): Promise<Screenplay> {
  const { readScreenplay } = await import('@phonofilm/illustrator/read-screenplay');
  const { extendScreenplay } = await import('@phonofilm/illustrator/extend-screenplay');
  const { forgetReader } = await import('@phonofilm/illustrator/read-scene');
  const { prompt, style, cast = {} } = texts;
  const screenplay = goesOn
    ? await extendScreenplay(source ?? (await readScreenplay(texts)), { prompt, style, cast, ...goesOn })
    : await readScreenplay(texts, source);
  forgetReader();
  return screenplay;
}

async function render(job: RenderJob, emit: (percent: number) => void): Promise<RenderedFilm> {
  const { renderFilm, UnusablePicture } = await import('@phonofilm/illustrator/render-film');
  try {
    return await renderFilm(job, emit);
  } catch (error) {
    if (error instanceof UnusablePicture)
      throw new ServiceError('invalid_image', error.message, { cause: error });
    throw error;
  }
}
