import { mkdir } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { CHARACTER_PICTURE } from '../../../domain/character.ts';
import { ServiceError } from '../../../domain/errors.ts';
import type { TaskInFull } from '../../../domain/task.ts';
import type { RequestInput } from '../../../domain/videos/video.ts';
import type { VideoInput } from '../../../engines/video-engine.ts';
import { type ArtifactStore, inputKey } from '../../../platform/artifacts/artifact-store.ts';
import type { Clip, cutClip } from '../../../platform/media/videos/cut-clip.ts';
import { turnOf } from './turn-of.ts';

export interface PrepareInputsDeps {
  readonly artifacts: ArtifactStore;
  readonly cutClip: typeof cutClip;
  /** Where hosted services reach this server; null when they cannot. */
  readonly publicUrl: string | null;
  readonly now: () => number;
}

/** With who acts in it, where an engine of ours has made it. */
export type SuppliedClip = Clip & Pick<RequestInput, 'actor'>;

export interface PreparedInputs {
  readonly inputs: readonly VideoInput[];
  /** The clips of characters that the request supplied. */
  clips(signal: AbortSignal): Promise<readonly SuppliedClip[]>;
}

export type PrepareInputs = (task: TaskInFull, folder: string) => PreparedInputs;

/** A hosted service fetches inputs by link when it begins, which may be a while after it was asked. */
const INPUT_LINK_MS = 6 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The same all day long, so that a repeated request has the same links, and a service recognises it by its key. */
const linkExpiry = (now: number) => Math.ceil((now + INPUT_LINK_MS) / DAY_MS) * DAY_MS;

/** Prepares a task's inputs for an engine: local files, with clips cut. All inputs are artifacts by now. */
export function prepareInputsWith({
  artifacts,
  cutClip: cut,
  publicUrl,
  now,
}: PrepareInputsDeps): PrepareInputs {
  return (task, folder) => {
    const clips = new Map<number, (signal: AbortSignal) => Promise<SuppliedClip>>();
    const inputs = task.request.inputs.map((input, index): VideoInput => {
      const key = input.source.kind === 'artifact' ? input.source.key : inputKey(task.id, index);
      const file = once((signal) => localFile(key, folder, signal));
      if (!needsCutting(input)) {
        return {
          role: input.role,
          ...(input.name !== undefined && { name: input.name }),
          ...(input.actor && { actor: input.actor }),
          open: file,
          link: () => publicLink(key),
          ...(input.role === 'character' && { portrait: portraitOf(key, folder) }),
        };
      }
      const directory = join(folder, `clip-${index}`);
      const { actor } = input;
      const clip = once(async (signal) => ({
        ...(await cutOut(task, input, await file(signal), directory, signal)),
        ...(actor && { actor }),
      }));
      clips.set(index, clip);
      return {
        role: input.role,
        ...(actor && { actor }),
        open: async (signal) => (await clip(signal)).clip,
        link: async () => null,
        portrait: { role: 'reference', open: async (signal) => (await clip(signal)).portrait },
      };
    });
    return {
      inputs,
      clips: (signal) => Promise.all([...clips.values()].map((clip) => clip(signal))),
    };
  };

  /** The picture that the library keeps beside a character's clip. */
  function portraitOf(clip: string, folder: string): VideoInput {
    const key = `${posix.dirname(clip)}/${CHARACTER_PICTURE}`;
    return {
      role: 'reference',
      open: once((signal) => localFile(key, folder, signal)),
      link: () => publicLink(key),
    };
  }

  /** An address under which a hosted service can fetch an artifact; null when there is none. */
  async function publicLink(key: string): Promise<string | null> {
    return publicUrl && (await artifacts.link(key, publicUrl, linkExpiry(now())));
  }

  async function localFile(key: string, folder: string, signal: AbortSignal): Promise<string> {
    if (await artifacts.stat(key, signal)) return await artifacts.localFile(key, folder, signal);
    throw new ServiceError('invalid_request', `An input of this video (${basename(key)}) has been deleted.`);
  }

  async function cutOut(
    task: TaskInFull,
    input: RequestInput,
    source: string,
    directory: string,
    signal: AbortSignal,
  ): Promise<Clip> {
    await mkdir(directory, { recursive: true });
    return await cut(
      { source, cut: input.cut ?? null, directory, param: 'character_url', cutParam: 'character_timestamps' },
      turnOf(task),
      signal,
    );
  }
}

/** A library character is already cut; one that a request supplies is not. */
function needsCutting(input: RequestInput): boolean {
  return input.role === 'character' && input.name === undefined;
}

function once<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): (signal: AbortSignal) => Promise<Result> {
  let result: Promise<Result> | null = null;
  return (signal) => {
    result ??= work(signal);
    return result;
  };
}
