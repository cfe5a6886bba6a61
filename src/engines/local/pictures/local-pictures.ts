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

export interface PictureFilm {
  readonly width: number;
  readonly height: number;
  readonly scratchDirectory: string;
}

/** The inputs of a film with what models found in them. */
export interface StudiedInputs {
  readonly inputs: readonly RenderInput[];
  /** Why some are shown as they are; null when all went well. */
  readonly plain: { readonly reason: string; readonly cause?: unknown } | null;
}

const CHILD = new URL('./pictures.child.ts', import.meta.url);
const STUDYING: readonly WeightName[] = ['u2net-small', 'fastdepth', 'blazeface'];
const ENLARGING: readonly WeightName[] = ['esrgan-slim'];
/** As many run as films are made. */
const TURN = { account: 'films' };
/** A picture takes 400 MB, a clip 650 MB; the largest allowed pictures 200 MB more while they are decoded. */
const MEMORY_MB = 1000;
/** On an idle core a picture takes a second, one to enlarge up to seven, a clip of three seconds six. */
const START_MS = 20_000;
const MS_PER_PICTURE = 20_000;
const MS_PER_CLIP = 60_000;
/** Films of the larger formats are worth the time that enlarging takes. */
const LARGE_PIXELS = 1280 * 720;
/** A picture fills the frame with some reserve for the camera. */
const RESERVE = 1.15;

/**
 * Looks at the pictures of a film before it is made: where the subject is and how far everything else, where faces are;
 * and enlarges small pictures of large films. In a process of its own, which is started only for films with pictures.
 * Whatever goes wrong, the film is made: with the pictures as they are.
 */
export class LocalPictures {
  readonly #options: LocalPicturesOptions;
  readonly #pool: ChildPool;

  constructor(options: LocalPicturesOptions) {
    this.#options = options;
    const { module = CHILD } = options;
    this.#pool = new ChildPool({ name: 'pictures', module, memoryMb: MEMORY_MB, policy: FRESH });
  }

  async study(
    inputs: readonly RenderInput[],
    film: PictureFilm,
    signal: AbortSignal,
  ): Promise<StudiedInputs> {
    const canStudy = this.#has(STUDYING);
    const canEnlarge = this.#has(ENLARGING) && film.width * film.height > LARGE_PIXELS;
    const pictures = toLookAt(inputs).map((picture) => ({
      ...picture,
      purpose: canStudy ? picture.purpose : null,
      enlarge: canEnlarge && picture.enlarge,
    }));
    const missing = canStudy ? null : 'the weights for photographs are missing';
    if (pictures.every(({ purpose, enlarge }) => purpose === null && !enlarge))
      return { inputs, plain: missing && inputs.length > 0 ? { reason: missing } : null };
    try {
      const results = await this.#look(pictures, film, signal);
      const reasons = new Set([
        ...(missing ? [missing] : []),
        ...results.flatMap(({ failures }) => failures),
      ]);
      return {
        inputs: inputs.map((input, index) => withResult(input, results[index])),
        plain: reasons.size > 0 ? { reason: [...reasons].join('; ') } : null,
      };
    } catch (cause) {
      signal.throwIfAborted();
      if (isDiskFull(cause)) throw cause;
      const late = cause instanceof ChildCrash && cause.reason === 'timeout';
      return { inputs, plain: { reason: late ? 'the models took too long' : 'the models failed', cause } };
    }
  }

  #has(weights: readonly WeightName[]): boolean {
    return weights.every((name) => isPresent(this.#options.weightsDirectory, name));
  }

  async #look(
    pictures: readonly PictureToLookAt[],
    film: PictureFilm,
    signal: AbortSignal,
  ): Promise<readonly LookedAt[]> {
    const { weightsDirectory, timeoutMs = timeFor(pictures) } = this.#options;
    const frame = { width: film.width * RESERVE, height: film.height * RESERVE };
    const input: PicturesJob = { weightsDirectory, pictures, frame, directory: film.scratchDirectory };
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
    if (role === 'character') return { ...base, purpose: 'clip', enlarge: false };
    if (role === 'component' || (role !== 'last-frame' && hasBackdrop))
      return { ...base, purpose: 'cut-out', enlarge: false };
    hasBackdrop ||= role !== 'last-frame';
    return { ...base, purpose: dissolves ? 'faces' : 'layers', enlarge: true };
  });
}

function withResult(input: RenderInput, result: LookedAt | undefined): RenderInput {
  if (!result) return input;
  const { study, enlarged } = result;
  return { ...input, ...(study && { study }), ...(enlarged !== null && { path: enlarged }) };
}
