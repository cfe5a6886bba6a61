import type { RenderInput } from '@phonofilm/illustrator/render-film';
import { isDiskFull } from '../../../domain/disk-full.ts';
import { ChildCrash } from '../../../platform/children/child-crash.ts';
import { FRESH } from '../../../platform/children/child-policy.ts';
import { ChildPool } from '../../../platform/children/child-pool.ts';
import type { WeightName } from '../../../weights/manifest.ts';
import { isPresent } from '../../../weights/weight-store.ts';
import type { LookedAt, PicturesJob, PictureToLookAt } from './pictures-job.ts';

export interface LocalPicturesOptions {
  readonly weightsDirectory: string;
  /** The child's module; replaced in tests. */
  readonly module?: URL;
  /** Replaced in tests. */
  readonly timeoutMs?: number;
}

/** The inputs of a video with what models found in them. */
export interface StudiedInputs {
  readonly inputs: readonly RenderInput[];
  /** Why some are shown as they are; null when all went well. */
  readonly plain: { readonly reason: string; readonly cause?: unknown } | null;
}

const CHILD = new URL('./pictures.child.ts', import.meta.url);
const STUDYING: readonly WeightName[] = ['u2net-small', 'fastdepth', 'blazeface'];
/** As many run as videos are made. */
const TURN = { account: 'videos' };
/** A picture takes 400 MB, a clip 650 MB; the largest allowed pictures 200 MB more while they are decoded. */
const MEMORY_MB = 1000;
/** On an idle core a picture takes a second, a clip of three seconds six. */
const START_MS = 20_000;
const MS_PER_PICTURE = 20_000;
const MS_PER_CLIP = 60_000;

/**
 * Looks at the pictures of a video before it is made: where the subject is and how far everything else, where faces are.
 * In a process of its own, which is started only for videos with pictures.
 * Whatever goes wrong, the video is made: with the pictures as they are.
 */
export class LocalPictures {
  readonly #options: LocalPicturesOptions;
  readonly #pool: ChildPool;

  constructor(options: LocalPicturesOptions) {
    this.#options = options;
    const { module = CHILD } = options;
    this.#pool = new ChildPool({ name: 'pictures', module, memoryMb: MEMORY_MB, policy: FRESH });
  }

  async study(inputs: readonly RenderInput[], signal: AbortSignal): Promise<StudiedInputs> {
    if (inputs.length === 0) return { inputs, plain: null };
    if (!STUDYING.every((name) => isPresent(this.#options.weightsDirectory, name)))
      return { inputs, plain: { reason: 'the weights for photographs are missing' } };
    try {
      const results = await this.#look(toLookAt(inputs), signal);
      const reasons = new Set(results.flatMap(({ failures }) => failures));
      return {
        inputs: inputs.map((input, index) => {
          const study = results[index]?.study;
          return study ? { ...input, study } : input;
        }),
        plain: reasons.size > 0 ? { reason: [...reasons].join('; ') } : null,
      };
    } catch (cause) {
      signal.throwIfAborted();
      if (isDiskFull(cause)) throw cause;
      const late = cause instanceof ChildCrash && cause.reason === 'timeout';
      return { inputs, plain: { reason: late ? 'the models took too long' : 'the models failed', cause } };
    }
  }

  async #look(pictures: readonly PictureToLookAt[], signal: AbortSignal): Promise<readonly LookedAt[]> {
    const { weightsDirectory, timeoutMs = timeFor(pictures) } = this.#options;
    const input: PicturesJob = { weightsDirectory, pictures };
    return await this.#pool.run<readonly LookedAt[]>({ turn: TURN, input, timeoutMs }, signal);
  }
}

function timeFor(pictures: readonly PictureToLookAt[]): number {
  const times = pictures.map(({ purpose }) => (purpose === 'clip' ? MS_PER_CLIP : MS_PER_PICTURE));
  return times.reduce<number>((sum, time) => sum + time, START_MS);
}

/** What each input is looked at for. Between a first and a last frame there is only a dissolve: no layers. */
function toLookAt(inputs: readonly RenderInput[]): PictureToLookAt[] {
  const dissolves =
    inputs.some(({ role }) => role === 'last-frame') &&
    inputs.some(({ role }) => role === 'first-frame' || role === 'reference');
  let hasBackdrop = false;
  return inputs.map(({ role, path, cut }) => {
    const base = { path, ...(cut !== undefined && { cut }) };
    if (role === 'character') return { ...base, purpose: 'clip' };
    if (role === 'component' || (role !== 'last-frame' && hasBackdrop))
      return { ...base, purpose: 'cut-out' };
    hasBackdrop ||= role !== 'last-frame';
    return { ...base, purpose: dissolves ? 'faces' : 'layers' };
  });
}
