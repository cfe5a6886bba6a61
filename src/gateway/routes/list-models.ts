import { ServiceError } from '../../domain/errors.ts';
import type { Json } from '../../engines/video-engine.ts';
import type { ModelListSettings } from '../../settings/settings.ts';
import { readPath, readWord } from '../description/reply-path.ts';
import type { ModelList, OfferedThere } from '../operator/operator-upstreams.ts';
import type { Upstream } from '../upstream.ts';
import { type Reply, readReply } from '../videos/read-reply.ts';

const ANSWER_MS = 20_000;
/** Some thousand models with their descriptions. */
const MOST_BYTES = 4e6;
const MOST_MODELS = 5000;
const LONGEST_ID = 200;
const LONGEST_WORDS = 1000;

/** Asks a hosted service what it offers, with the first credential that it takes. Throws `ServiceError`. */
export async function listModels(
  upstream: Upstream,
  list: ModelListSettings,
  signal: AbortSignal,
): Promise<ModelList> {
  const { json, status } = await ask(upstream, list.get ?? '/models', signal);
  if (status !== 200) throw unreadable(upstream, `it answers HTTP ${status}`);
  const items = readPath(json, [list.items ?? 'data']);
  if (!Array.isArray(items)) throw unreadable(upstream, 'its answer has no such list');
  const models = items.slice(0, MOST_MODELS).flatMap((item) => readModel(item, list, upstream) ?? []);
  const hasMore = list.more !== undefined && readPath(json, [list.more]) !== undefined;
  return { models, hasMore: hasMore || items.length > MOST_MODELS };
}

async function ask(upstream: Upstream, path: string, signal: AbortSignal): Promise<Reply> {
  const limits = { timeoutMs: ANSWER_MS, mostMs: ANSWER_MS, mostBytes: MOST_BYTES };
  const call = { method: 'GET', url: `${upstream.baseUrl}${path}`, purpose: 'models', ...limits } as const;
  let refused: Reply | null = null;
  for (const credential of upstream.credentials) {
    try {
      const reply = await readReply(
        await upstream.call({ ...call, credential }, signal),
        { upstream },
        signal,
      );
      if (reply.status !== 401 && reply.status !== 403) return reply;
      refused = reply;
    } catch (error) {
      signal.throwIfAborted();
      throw unreadable(upstream, upstream.withoutKeys((error as Error).message));
    }
  }
  if (refused) throw unreadable(upstream, `it refuses the key (HTTP ${refused.status})`);
  throw unreadable(upstream, 'there is no credential for it');
}

/** Null for what has no usable name. */
function readModel(item: Json, list: ModelListSettings, upstream: Upstream): OfferedThere | null {
  const id = readId(item, list.id ?? 'id');
  if (id === null) return null;
  const words = (path: string | undefined) => {
    const found = path === undefined ? undefined : readWord(item, [path]);
    return found === undefined ? null : shown(upstream.withoutKeys(found));
  };
  return {
    id: upstream.withoutKeys(id),
    kind: words(list.kind),
    description: words(list.description),
    facts: JSON.parse(upstream.withoutKeys(JSON.stringify(factsIn(item, list.facts)))),
  };
}

function factsIn(item: Json, facts: ModelListSettings['facts']): unknown {
  if (facts === undefined) return null;
  if (typeof facts === 'string') return readPath(item, [facts]) ?? null;
  const found = Object.entries(facts).map(([name, path]) => [name, readPath(item, [path]) ?? undefined]);
  return Object.fromEntries(found);
}

/** `name` is a path; `{owner}/{name}` are several, put together. */
function readId(item: Json, pattern: string): string | null {
  let complete = true;
  const read = (path: string) => {
    const word = readWord(item, [path]);
    complete &&= word !== undefined;
    return word ?? '';
  };
  const id = pattern.includes('{')
    ? pattern.replaceAll(/\{([^{}]+)\}/g, (_, path: string) => read(path))
    : read(pattern);
  return complete && id.length <= LONGEST_ID && !/[\p{C}\s]/u.test(id) ? id : null;
}

/** On one line: people read it in a terminal. */
function shown(words: string): string {
  return words
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_WORDS);
}

function unreadable({ name }: Upstream, why: string): ServiceError {
  return new ServiceError('upstream_error', `The list of models of ${name} cannot be read: ${why}.`);
}
