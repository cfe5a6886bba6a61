import { hash } from 'node:crypto';
import type { QueriedVideo } from '../../../client/src/index.ts';
import type { DrillSteps, StepDone } from './drill-steps.ts';
import type { DrilledService } from './drilled-service.ts';

/** A film of a test key is made in well under a second. */
const MOST_MS = 60_000;

export interface DrilledFilm {
  readonly id: string;
  readonly sha256: string;
}

export async function orderFilm(
  { films, model }: DrilledService,
  steps: DrillSteps,
  outcome = '',
): Promise<string> {
  // Never the same prompt: a film from the cache would prove nothing.
  const prompt = `A drill at ${new Date().toISOString()} ${crypto.randomUUID()}${outcome}`;
  const { id } = await films.createVideo({ model, prompt, images: [] });
  steps.afterwards(`the film ${id}`, () => films.deleteVideo(id));
  return id;
}

/** The film once it has ended, or is being made if that is enough. */
async function follow(
  { films }: DrilledService,
  id: string,
  stop: AbortSignal,
  until: 'processing' | 'ended' = 'ended',
): Promise<QueriedVideo> {
  const late = AbortSignal.timeout(MOST_MS);
  const signal = AbortSignal.any([stop, late]);
  try {
    if (until === 'ended') return await films.waitForVideo(id, { signal });
    for await (const { status } of films.videoEvents(id, signal)) if (status === until) break;
    return await films.queryVideo(id, signal);
  } catch (error) {
    if (!late.aborted) throw error;
    const { status } = await films.queryVideo(id);
    throw new Error(
      `The film ${id} is still ${status} after ${MOST_MS / 1000} s. \`phonofilm queue\` says what waits, the log of the worker says why.`,
    );
  }
}

/** A film is made, and its bytes come back. */
export async function makeFilm(
  service: DrilledService,
  steps: DrillSteps,
  stop: AbortSignal,
): Promise<StepDone<DrilledFilm>> {
  const id = await orderFilm(service, steps);
  const { status, error } = await follow(service, id, stop);
  if (status !== 'completed')
    throw new Error(`The film ${id} failed: ${error?.message ?? status}. The log of the worker says more.`);
  const answer = await service.films.videoContent(id, 'video', stop);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.toString('latin1', 4, 8) !== 'ftyp')
    throw new Error(`What was downloaded of the film ${id} is not an MP4. Is there a proxy in between?`);
  return {
    message: `A film was ordered, made and downloaded (${Math.ceil(bytes.length / 1000)} kB).`,
    value: { id, sha256: hash('sha256', bytes) },
  };
}

/** A film that never ends is cancelled. */
export async function cancelFilm(
  service: DrilledService,
  steps: DrillSteps,
  stop: AbortSignal,
): Promise<StepDone<null>> {
  const id = await orderFilm(service, steps, ' [test: stuck]');
  await follow(service, id, stop, 'processing');
  await service.films.deleteVideo(id);
  const { status, error } = await follow(service, id, stop);
  if (error?.code !== 'cancelled')
    throw new Error(`The film ${id} was cancelled, and is ${status} (${error?.code ?? 'no error'}).`);
  return { message: 'A film was cancelled while it was made.', value: null };
}
