import { EXAMPLES } from '../../domain/models.ts';
import { isMap } from '../description/merge-maps.ts';

/** A server for one's own GPU that answers somewhere. */
export interface FoundServer {
  readonly preset: string;
  readonly baseUrl: string;
  /** Its models, where it lists them. */
  readonly models: readonly string[];
}

/** Where they listen unless told otherwise. */
const PORTS = [8188, 8091, 8000, 30_000, 1234, 8080, 9997];
const TIMEOUT_MS = 2000;

/** Routes that one server alone has, and what their answers have. */
const SIGNS: readonly { preset: string; path: string; has: readonly string[] }[] = [
  { preset: 'comfyui', path: '/system_stats', has: ['system', 'devices'] },
  { preset: 'sd-cpp', path: '/sdcpp/v1/capabilities', has: ['supported_modes'] },
  { preset: 'lightx2v', path: '/v1/tasks/queue/status', has: ['queue_size', 'pending_count'] },
];

/** Servers of the Videos protocol, by the owner that they give their models. */
const OWNERS: Readonly<Record<string, string>> = {
  vllm: 'vllm-omni',
  sglang: 'sglang',
  fastvideo: 'openai-videos',
};

/** Looks at the usual ports of each host; `host:port` and whole addresses are looked at as they are. */
export async function findServers(hosts: readonly string[], signal: AbortSignal): Promise<FoundServer[]> {
  const addresses = hosts.flatMap((host) => {
    const written = URL.parse(/^https?:\/\//.test(host) ? host : `http://${host}`);
    if (!written) throw new Error(`${host} is not an address.`);
    if (written.port !== '' || host.startsWith('http')) return [written.origin];
    return PORTS.map((port) => `http://${written.host}:${port}`);
  });
  const found = await Promise.all(addresses.map((origin) => serverAt(origin, signal)));
  return found.filter((server) => server !== null);
}

async function serverAt(origin: string, signal: AbortSignal): Promise<FoundServer | null> {
  // Nobody listens at most of them: one question tells.
  const models = await ask(`${origin}/v1/models`, signal);
  if (models === null) return null;
  const list = isMap(models) && Array.isArray(models['data']) ? models['data'].filter(isMap) : [];
  const names = list.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  for (const { preset, path, has } of SIGNS) {
    const answer = await ask(origin + path, signal);
    if (isMap(answer) && has.every((name) => name in answer))
      return { preset, baseUrl: origin, models: names };
  }
  const preset = OWNERS[String(list[0]?.['owned_by'])];
  const videos = preset === undefined ? null : await ask(`${origin}/v1/videos`, signal);
  const makesFilms = isMap(videos) && Array.isArray(videos['data']);
  return preset === undefined || !makesFilms ? null : { preset, baseUrl: `${origin}/v1`, models: names };
}

/** Null: nobody answers. Undefined: with something else than JSON, or an error. */
async function ask(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(url, { signal: limit, redirect: 'manual' });
    const text = await answer.text();
    return answer.ok ? parsed(text) : undefined;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lines for the settings file, with the first model of each as an example. */
export function settingsFor(servers: readonly FoundServer[]): string {
  const names = servers.map(({ preset }, index) => {
    const before = servers.slice(0, index).filter((other) => other.preset === preset).length;
    return before === 0 ? preset : `${preset}-${before + 1}`;
  });
  const lines = servers.map(
    ({ preset, baseUrl }, index) =>
      `  ${names[index]}: { preset: ${preset}, base_url: "${baseUrl}", auth: none }`,
  );
  const routes = servers.map(({ models: [model] }, index) => {
    const route = model === undefined ? '' : `, model: ${JSON.stringify(model)}`;
    return `      - { upstream: ${names[index]}${route} }`;
  });
  return ['upstreams:', ...lines, 'models:', `  ${EXAMPLES.actors}:`, '    routes:', ...routes].join('\n');
}
