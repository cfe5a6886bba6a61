import { ServiceError } from '../../domain/errors.ts';
import { FRAMES_PER_SECOND } from '../../domain/videos/video.ts';
import type { VideoJob } from '../../engines/video-engine.ts';
import type {
  DescribeOrder,
  UpstreamCheck,
  UpstreamState,
  UpstreamsHere,
} from '../operator/operator-upstreams.ts';
import type { DescribedRequest } from '../videos/requests/describe-request.ts';
import { listModels } from './list-models.ts';
import type { OpenUpstream, UpstreamRoute, Upstreams } from './open-upstreams.ts';
import { modelListOf } from './read-upstream.ts';

const CHECK_MS = 10_000;
const CHECK_BYTES = 1e6;

/** What the operator sees of the upstreams of this process. */
export function upstreamsHere(upstreams: Upstreams): UpstreamsHere {
  const opened = (name: string): OpenUpstream => {
    const open = upstreams.all.get(name);
    if (!open) throw new Error(`there is no upstream ${name}`);
    return open;
  };
  return {
    states: () => [...upstreams.all.values()].map((open) => stateOf(open, upstreams)),
    check: async (name, signal) => await checkUpstream(opened(name), signal),
    describe: (name, order, signal) => describe(upstreams, opened(name), order, signal),
    models: async (name, signal) => {
      const { entry, upstream } = opened(name);
      const list = modelListOf(entry);
      return list && (await listModels(upstream, list, signal));
    },
    closeBreakers: (name) => {
      for (const breaker of opened(name).upstream.breakers().values()) breaker.reset();
    },
  };
}

function stateOf({ entry, upstream }: OpenUpstream, upstreams: Upstreams): UpstreamState {
  const { record } = upstream;
  return {
    name: entry.name,
    protocol: entry.protocol,
    baseUrl: entry.baseUrl,
    credentials: upstream.credentials,
    mostPerDay: upstreams.mostPerDay(entry.name),
    routes: upstreams.routes
      .filter((route) => route.upstream === entry.name)
      .map(({ name, model, upstreamModel }) => ({
        route: name,
        model,
        upstreamModel,
        breaker: upstream.breakers().get(upstreamModel)?.state ?? 'closed',
      })),
    calls: Object.fromEntries(record.purposes),
    faults: Object.fromEntries(record.faults),
    lastFault: record.lastFault,
    lastAnsweredAt: record.lastAnsweredAt,
    unknownWords: Object.fromEntries(record.unknownWords),
  };
}

/** Asks for something that costs nothing, with each credential. */
export async function checkUpstream(
  { entry, upstream }: Pick<OpenUpstream, 'entry' | 'upstream'>,
  signal: AbortSignal,
): Promise<UpstreamCheck[]> {
  const path = entry.settings.check ?? '/';
  const checks: UpstreamCheck[] = [];
  for (const credential of upstream.credentials) {
    const call = { method: 'GET', url: `${entry.baseUrl}${path}`, credential, purpose: 'check' } as const;
    const limits = { timeoutMs: CHECK_MS, mostBytes: CHECK_BYTES, mostMs: CHECK_MS };
    try {
      const { status, body } = await upstream.call({ ...call, ...limits }, signal);
      body.resume();
      checks.push({ credential, ...verdict(status, entry.settings.check !== undefined) });
    } catch (error) {
      signal.throwIfAborted();
      const reason = upstream.withoutKeys((error as Error).message);
      checks.push({
        credential,
        ok: false,
        finding: 'unreachable',
        message: `it cannot be reached: ${reason}. Check ${entry.path}.base_url and the network.`,
      });
    }
  }
  return checks;
}

function verdict(status: number, checksKeys: boolean): Omit<UpstreamCheck, 'credential'> {
  if (status === 401 || status === 403) {
    const message = `the key is refused (HTTP ${status}). Check it, and what it may do there.`;
    return { ok: false, finding: 'refuses_key', message };
  }
  if (status >= 500)
    return { ok: false, finding: 'fails', message: `it answers HTTP ${status}. Try again later.` };
  if (checksKeys && status < 300)
    return { ok: true, finding: 'takes_key', message: 'it answers, and takes the key.' };
  const message = `it answers (HTTP ${status}); the first video or request will show whether the key is right.`;
  return { ok: true, finding: 'answers', message };
}

async function describe(
  upstreams: Upstreams,
  { entry }: OpenUpstream,
  order: DescribeOrder,
  signal: AbortSignal,
): Promise<DescribedRequest> {
  const route = upstreams.routes.find(
    ({ upstream: name, model }) => name === entry.name && model === order.model,
  );
  if (!route) throw new Error(`there is no route of ${order.model} to ${entry.name}`);
  const job = sampleJob(route, order);
  try {
    const described = await upstreams.videoEngine(route.name)?.describe(job, signal);
    if (!described) throw new Error(`there is no route ${route.name}`);
    const own = Object.keys(entry.settings.headers ?? {}).map((name) => [name, '…']);
    return { ...described, headers: { ...Object.fromEntries(own), ...described.headers } };
  } catch (error) {
    throw new ServiceError(
      'invalid_request',
      `This video cannot be asked for there: ${(error as Error).message}.`,
    );
  }
}

/** For a model of which nothing is known. */
const SOME_SECONDS = 8;
const SOME_SIZE = '1280x720';

/** A video that says no more than the order, as a caller would order it. */
function sampleJob(
  { ours }: UpstreamRoute,
  { model, prompt, seconds, width, height }: DescribeOrder,
): VideoJob {
  const facts = ours.kind === 'video' ? ours : null;
  const [usualWidth = 0, usualHeight = 0] = (facts?.sizes?.[0] ?? SOME_SIZE).split('x').map(Number);
  const parameters = Object.fromEntries(
    Object.entries(facts?.parameters ?? {}).flatMap(([name, { default: usual }]) =>
      usual === undefined ? [] : [[name, usual]],
    ),
  );
  return {
    taskId: `${model}:sample`,
    attempt: 1,
    model,
    prompt,
    edits: [],
    seconds: seconds ?? facts?.seconds?.[0] ?? SOME_SECONDS,
    width: width ?? usualWidth,
    height: height ?? usualHeight,
    framesPerSecond: FRAMES_PER_SECOND,
    watermark: facts?.family === 'B',
    style: null,
    parameters,
    inputs: [],
    remixOf: null,
    scratchDirectory: '',
  };
}
