import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtifactsUnavailable } from '../../../domain/artifacts-unavailable.ts';
import { type ErrorCode, ServiceError } from '../../../domain/errors.ts';
import type { TaskInFull } from '../../../domain/task.ts';
import type { RequestInput } from '../../../domain/videos/video.ts';
import { type ArtifactStore, inputKey } from '../../../platform/artifacts/artifact-store.ts';
import { FetchRefused } from '../../../platform/fetching/safe-fetch.ts';
import { shownUrl } from '../../../platform/fetching/shown-url.ts';
import { INPUT_KINDS, type InspectInput, kindOfInput } from '../../../platform/media/video-inputs.ts';
import type { Turn } from '../../../platform/turns/fair-gate.ts';
import type { TestFiles } from '../../test-mode/test-files.ts';
import { turnOf } from './turn-of.ts';

/** Downloads a URL to a local file; rejects with `FetchRefused`. */
export type BringFile = (
  url: string,
  destination: string,
  limits: { maxBytes: number; timeoutMs: number },
  turn: Turn,
  signal: AbortSignal,
) => Promise<void>;

export interface GatherInputsDeps {
  readonly artifacts: ArtifactStore;
  readonly bring: BringFile;
  readonly inspectInput: InspectInput;
  readonly testFiles: Pick<TestFiles, 'count'>;
  /** For all inputs of a task together. */
  readonly timeoutMs?: number;
}

/** Fetches a task's inputs into its artifacts. Rejects with a `ServiceError` when one is not available. */
export type GatherInputs = (task: TaskInFull, folder: string, signal: AbortSignal) => Promise<void>;

interface InputByUrl {
  readonly task: TaskInFull;
  /** Among the inputs of the task. */
  readonly index: number;
  readonly input: RequestInput;
  readonly url: string;
}

/** One deadline for all inputs of a task: ten slow servers take no longer than one. */
const TIMEOUT_MS = 60_000;

/** Of a character. */
const MAX_CLIP_BYTES = 200 * 1024 * 1024;

/**
 * Inputs given by URL are fetched before any engine starts, and stored with the task: neither a restart nor a remix
 * fetches them again.
 */
export function gatherInputsWith(deps: GatherInputsDeps): GatherInputs {
  const { artifacts, timeoutMs = TIMEOUT_MS } = deps;

  return async (task, folder, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    // The first input that fails ends the video: do not wait for the others.
    const failed = new AbortController();
    const stop = AbortSignal.any([signal, timeout, failed.signal]);
    const fetches = task.request.inputs.map(async (input, index) => {
      if (input.source.kind !== 'url') return;
      try {
        await gather({ task, index, input, url: input.source.url }, join(folder, `input-${index}`), stop);
      } catch (error) {
        failed.abort();
        if (error instanceof ArtifactsUnavailable) throw error;
        throw timeout.aborted ? cannotFetch(input, input.source.url, tooSlow(timeoutMs), error) : error;
      }
    });
    // All fetches have stopped before the folder is removed.
    const outcomes = await Promise.allSettled(fetches);
    signal.throwIfAborted();
    const reasons = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
    // Fetches that were aborted do not know the cause.
    const cause = reasons.find((reason) => reason instanceof ServiceError) ?? reasons[0];
    if (cause !== undefined) throw cause;
  };

  async function gather(
    { task, index, input, url }: InputByUrl,
    file: string,
    signal: AbortSignal,
  ): Promise<void> {
    const key = inputKey(task.id, index);
    if (await artifacts.stat(key, signal)) return;
    // Character clips are checked when they are cut.
    const kind = input.role === 'character' ? null : kindOfInput(input.role);
    const maxBytes = kind === null ? MAX_CLIP_BYTES : INPUT_KINDS[kind].mostBytes;
    try {
      await deps.bring(url, file, { maxBytes, timeoutMs }, turnOf(task), signal);
    } catch (error) {
      throw error instanceof FetchRefused ? cannotFetch(input, url, error.message, error) : error;
    }
    await deps.testFiles.count(task.accountId, (await stat(file)).size);
    if (kind !== null) await deps.inspectInput(kind, file, turnOf(task), signal);
    await artifacts.put(key, file, signal);
  }
}

function cannotFetch({ role }: RequestInput, url: string, why: string, cause: unknown): ServiceError {
  const code: ErrorCode =
    role === 'character' ? 'invalid_parameter' : INPUT_KINDS[kindOfInput(role)].unusable;
  return new ServiceError(code, `${shownUrl(url)} could not be fetched: ${why}`, { cause });
}

function tooSlow(timeoutMs: number): string {
  return `the inputs of a video must arrive within ${timeoutMs / 1000} seconds.`;
}
