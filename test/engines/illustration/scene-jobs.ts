import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { readScreenplay } from '@phonofilm/illustrator/read-screenplay';
import { type RenderInput, renderFilm } from '@phonofilm/illustrator/render-film';
import { openFilmEncoder } from '../../../packages/illustrator/src/film/film-encoder.ts';
import { SceneEngine } from '../../../src/engines/local/illustration/scene-engine.ts';
import type {
  VideoInput,
  VideoJob,
  VideoOutcome,
  VideoResult,
  WatchedVideoEngine,
} from '../../../src/engines/video-engine.ts';
import { videoJob } from '../../support/video-job.ts';

/** A folder of its own for a test, removed when the test file is done. */
export class Workplace {
  readonly #folders: string[] = [];

  async folder(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'scene-test-'));
    this.#folders.push(path);
    return path;
  }

  async clear(): Promise<void> {
    await Promise.all(this.#folders.map((path) => rm(path, { recursive: true, force: true })));
  }

  async job(overrides: Partial<VideoJob> = {}): Promise<VideoJob> {
    return videoJob(await this.folder(), overrides);
  }

  /** A file with the given bytes, as an input of a job. */
  async input(
    role: VideoInput['role'],
    bytes: Uint8Array,
    extra: Partial<VideoInput> = {},
  ): Promise<VideoInput> {
    const path = join(await this.folder(), 'input');
    await writeFile(path, bytes);
    return { role, ...extra, open: async () => path };
  }

  /** A clip of a red square on blue that moves from left to right. */
  async clip(seconds: number): Promise<string> {
    const path = join(await this.folder(), 'clip.mp4');
    const [width, height, rate] = [160, 120, 24];
    const encoder = await openFilmEncoder({ path, width, height, framesPerSecond: rate, threads: 1 }, null);
    for (let frame = 0; frame < seconds * rate; frame++) {
      const planes = Buffer.alloc((width * height * 3) / 2, 128);
      planes.fill(60, 0, width * height);
      for (let y = 40; y < 80; y++)
        planes.fill(180, y * width + (frame % 100), y * width + (frame % 100) + 40);
      await encoder.add(planes);
    }
    await encoder.finish();
    return path;
  }
}

export function picture(
  width: number,
  height: number,
  draw: (brush: SKRSContext2D) => void,
  type: 'png' | 'jpeg' | 'webp' = 'png',
): Buffer {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  return type === 'png'
    ? canvas.toBuffer('image/png')
    : type === 'jpeg'
      ? canvas.toBuffer('image/jpeg')
      : canvas.toBuffer('image/webp');
}

export const NEVER = new AbortController().signal;

const shared = new SceneEngine();

export async function watch(
  job: VideoJob,
  engine: WatchedVideoEngine = shared,
  onProgress: (percent: number) => void = () => {},
): Promise<VideoOutcome> {
  return engine.watch(await engine.start(job, NEVER), job, NEVER, onProgress);
}

export async function opened(job: VideoJob): Promise<RenderInput[]> {
  return await Promise.all(
    job.inputs.map(async ({ open, ...input }) => ({ ...input, path: await open(NEVER) }) as RenderInput),
  );
}

/**
 * A video of pictures, drawn in this process. The engine starts one for each such video, which takes longer than a video of a
 * test does.
 */
export async function draw(job: VideoJob, inputs?: readonly RenderInput[]): Promise<string> {
  const { scratchDirectory: directory, ...rest } = job;
  const given = { inputs: inputs ?? (await opened(job)), screenplay: await readScreenplay(job) };
  return (await renderFilm({ ...rest, ...given, directory, encoderThreads: 2 }, () => {})).film;
}

/** With its stills, which this engine brings along. */
export async function video(job: VideoJob): Promise<Required<VideoResult>> {
  const outcome = await watch(job);
  if (outcome.state === 'failed') throw new Error(outcome.message);
  return outcome.result as Required<VideoResult>;
}
