import { tmpdir } from 'node:os';
import { composeFilm } from '../film/compose-film.ts';
import type { SceneDescription } from '../scene-description.ts';
import { readScreenplay } from '../stage/read-screenplay.ts';
import type { Glimpse } from './sight.ts';
import { WitnessCompositor } from './witness-compositor.ts';

/** Large enough for what a reader would call small, small enough to look at hundreds of films. */
export const FRAME = { width: 320, height: 180 };
const SECONDS = 6;
const MOMENTS = 12;

/** What is seen in a film of a prompt, at a dozen moments. */
export interface WatchedFilm {
  readonly scene: SceneDescription;
  readonly glimpses: readonly Glimpse[];
}

export async function watchFilm(prompt: string): Promise<WatchedFilm> {
  const { width, height } = FRAME;
  const compositor = new WitnessCompositor(width, height);
  return compositor.watch(async () => {
    const screenplay = await readScreenplay({ prompt, edits: [], style: null });
    const film = await composeFilm(
      {
        ...{ screenplay, seconds: SECONDS, width, height, framesPerSecond: 24, watermark: false },
        ...{ inputs: [], directory: tmpdir(), encoderThreads: 1 },
      },
      compositor,
    );
    const glimpses: Glimpse[] = [];
    for (let moment = 0; moment < MOMENTS; moment++) {
      const second = ((moment + 0.5) / MOMENTS) * SECONDS;
      compositor.nextFrame();
      await film.draw(second);
      const at = film.shots.findLastIndex(({ start }) => second >= start - 0.001);
      const { scene } = film.shots[at]!;
      const picture = compositor.snapshot(width, height);
      const { ground } = compositor;
      glimpses.push({ second, scene, ground, picture, sights: compositor.sights(picture) });
    }
    return { scene: film.scene, glimpses };
  });
}
