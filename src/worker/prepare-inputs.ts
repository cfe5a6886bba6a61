import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { PORTRAIT, taskFolder } from '../artifacts/artifact-store.ts';
import { ServiceError } from '../domain/errors.ts';
import type { FilmInput } from '../domain/film.ts';
import type { TaskInFull } from '../domain/task.ts';
import type { VideoInput } from '../engines/engine.ts';
import { FetchRefused } from '../fetching/safe-fetch.ts';
import type { Clip, cutClip } from '../media/cut-clip.ts';
import { type inspectImage, MAX_IMAGE_BYTES } from '../media/inspect-image.ts';
import type { Turn } from '../turns/fair-gate.ts';

/** Brings a URL's bytes to a local file; rejects with `FetchRefused`. */
export type BringFile = (
  url: string,
  destination: string,
  limits: { maxBytes: number; timeoutMs: number },
  turn: Turn,
  signal: AbortSignal,
) => Promise<void>;

export interface PrepareInputsParts {
  readonly artifacts: ArtifactStore;
  readonly bring: BringFile;
  readonly inspectImage: typeof inspectImage;
  readonly cutClip: typeof cutClip;
  /** Puts a clip into the library of the task's account; once, however often it is called for a task. */
  readonly keepCharacter: (task: TaskInFull, clip: Clip) => Promise<void>;
}

export interface PreparedInputs {
  readonly inputs: readonly VideoInput[];
  /** Keeps what the request asked to keep of the character it brought (`character_create`). */
  keepCharacters(signal: AbortSignal): Promise<void>;
}

export type PrepareInputs = (task: TaskInFull, folder: string) => PreparedInputs;

const IMAGE_LIMITS = { maxBytes: MAX_IMAGE_BYTES, timeoutMs: 30_000 };
const CLIP_LIMITS = { maxBytes: 200 * 1024 * 1024, timeoutMs: 60_000 };

/**
 * Makes a task's inputs ready for an engine: fetched, checked, cut, as local files. What was fetched is kept with the
 * task's artifacts, so that a restart or a remix does not depend on somebody else's server a second time.
 */
export function prepareInputsWith(parts: PrepareInputsParts): PrepareInputs {
  const { artifacts } = parts;

  return (task, folder) => {
    const clips: Clip[] = [];
    const inputs = task.request.inputs.map((input, index): VideoInput => {
      const open = (signal: AbortSignal) =>
        input.role === 'character' && needsCutting(input)
          ? openClip(task, input, index, folder, signal, clips)
          : openFile(task, input, index, folder, signal);
      return {
        role: input.role,
        ...(input.name === undefined ? {} : { name: input.name }),
        open: onceOpened(open),
      };
    });
    return {
      inputs,
      keepCharacters: async (signal) => {
        const { createSelfPortrait, saveToLibrary } = task.request.characterCreate ?? {};
        if (!createSelfPortrait && !saveToLibrary) return;
        for (const input of inputs) if (input.role === 'character') await input.open(signal);
        for (const clip of clips) {
          if (createSelfPortrait) await artifacts.put(`${taskFolder(task.id)}/${PORTRAIT}`, clip.portrait);
          if (saveToLibrary) await parts.keepCharacter(task, clip);
        }
      },
    };
  };

  async function openFile(
    task: TaskInFull,
    input: FilmInput,
    index: number,
    folder: string,
    signal: AbortSignal,
  ): Promise<string> {
    if (input.source.kind === 'artifact') return await existing(input.source.key, folder);
    const kept = `${taskFolder(task.id)}/inputs/${index}`;
    if (await artifacts.stat(kept)) return await artifacts.localFile(kept, folder);
    const file = join(folder, `input-${index}`);
    await bring(input.source.url, file, IMAGE_LIMITS, turnOf(task), signal);
    await parts.inspectImage(file, turnOf(task), signal);
    await artifacts.put(kept, file);
    return await artifacts.localFile(kept, folder);
  }

  async function openClip(
    task: TaskInFull,
    input: FilmInput,
    index: number,
    folder: string,
    signal: AbortSignal,
    clips: Clip[],
  ): Promise<string> {
    const directory = join(folder, `clip-${index}`);
    await mkdir(directory, { recursive: true });
    let source: string;
    if (input.source.kind === 'artifact') {
      source = await existing(input.source.key, folder);
    } else {
      const kept = `${taskFolder(task.id)}/inputs/${index}`;
      if (!(await artifacts.stat(kept))) {
        const file = join(folder, `input-${index}`);
        await bring(input.source.url, file, CLIP_LIMITS, turnOf(task), signal);
        await artifacts.put(kept, file);
      }
      source = await artifacts.localFile(kept, folder);
    }
    const clip = await parts.cutClip(
      { source, cut: input.cut ?? null, directory, param: 'character_url', cutParam: 'character_timestamps' },
      turnOf(task),
      signal,
    );
    clips.push(clip);
    return clip.clip;
  }

  async function existing(key: string, folder: string): Promise<string> {
    if (await artifacts.stat(key)) return await artifacts.localFile(key, folder);
    throw new ServiceError('invalid_request', `An input of this film (${basename(key)}) has been deleted.`);
  }

  async function bring(
    url: string,
    destination: string,
    limits: { maxBytes: number; timeoutMs: number },
    turn: Turn,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await parts.bring(url, destination, limits, turn, signal);
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error;
      const code = limits === IMAGE_LIMITS ? 'invalid_image' : 'invalid_parameter';
      throw new ServiceError(code, `${url} could not be fetched: ${error.message}`, { cause: error });
    }
  }
}

/** The film was accepted: what it needs may wait for its turn, but is not refused for want of room. */
function turnOf({ accountId }: TaskInFull): Turn {
  return { account: accountId, patient: true };
}

/** A character of the library is cut already; one that a request brings along is not. */
function needsCutting(input: FilmInput): boolean {
  return input.name === undefined;
}

function onceOpened(
  open: (signal: AbortSignal) => Promise<string>,
): (signal: AbortSignal) => Promise<string> {
  let opened: Promise<string> | null = null;
  return (signal) => {
    opened ??= open(signal);
    return opened;
  };
}
