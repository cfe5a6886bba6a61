import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { isIP, type LookupFunction } from 'node:net';
import type { FairGate, Turn } from '../turns/fair-gate.ts';

const SYSTEM_HOSTS = '/etc/hosts';

/** This machine has this name whatever its hosts file says. */
const LOCALHOST: LookupAddress = { address: '127.0.0.1', family: 4 };

/** The names of this machine's hosts file, which name servers do not know. Read once: it changes with the machine. */
function readHostsFile(path = SYSTEM_HOSTS): ReadonlyMap<string, readonly LookupAddress[]> {
  const hosts = new Map<string, LookupAddress[]>();
  for (const line of linesOf(path)) {
    const [address = '', ...names] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/);
    const family = isIP(address);
    if (family === 0) continue;
    for (const name of names) {
      const key = name.toLowerCase();
      hosts.set(key, [...(hosts.get(key) ?? []), { address, family }]);
    }
  }
  if (!hosts.has('localhost')) hosts.set('localhost', [LOCALHOST]);
  return hosts;
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    // A machine without a hosts file has no names in it.
    return [];
  }
}

export interface HostNamesOptions {
  /** Name servers, each an address with or without a port; none: those of the system. */
  readonly servers: readonly string[];
  readonly gate: FairGate;
  readonly hostsFile?: string;
  readonly now: () => number;
}

interface Remembered {
  readonly until: number;
  /** Or why there are none. */
  readonly found: readonly LookupAddress[] | Error;
}

const TRY_MS = 2000;
const TRIES = 2;
/** For a name in all, however many servers there are. */
const WITHIN_MS = 5000;

/** Short: a name may move, and one that was wrong may soon be right. */
const FOUND_MS = 20_000;
const NOT_FOUND_MS = 5000;
const MOST_REMEMBERED = 1000;

/**
 * Looks up names that strangers choose: in URLs of callers, webhooks and links to videos. Name servers are asked directly.
 * The system's own lookup takes one of the four threads that files and the names of upstreams need too, and cannot be
 * stopped: a few names whose servers never answer would hold up the whole process long after their requests have ended.
 */
export class HostNames {
  readonly #options: HostNamesOptions;
  readonly #hosts: ReadonlyMap<string, readonly LookupAddress[]>;
  /** In the order in which they were looked up. */
  readonly #remembered = new Map<string, Remembered>();

  constructor(options: HostNamesOptions) {
    this.#options = options;
    this.#hosts = readHostsFile(options.hostsFile);
  }

  /** Every address of a name, in the account's turn. Ends with the signal, and asks nobody any more then. */
  async resolve(hostname: string, turn: Turn, signal: AbortSignal): Promise<LookupAddress[]> {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    const own = this.#hosts.get(name);
    if (own) return [...own];
    const known = this.#recall(name);
    const found = known ?? (await this.#options.gate.run(turn, () => this.#lookUp(name, signal), signal));
    if (found instanceof Error) throw found;
    return [...found];
  }

  /** For sockets, in the turn of the account or upstream that opens them. */
  lookupFor(turn: Turn): LookupFunction {
    return (hostname, { all }, answer) => {
      this.resolve(hostname, turn, AbortSignal.timeout(WITHIN_MS)).then(
        (addresses) => {
          const [first] = addresses;
          if (all) answer(null, addresses);
          else answer(null, first?.address ?? '', first?.family);
        },
        (error: Error) => answer(error, ''),
      );
    };
  }

  async #lookUp(name: string, signal: AbortSignal): Promise<readonly LookupAddress[] | Error> {
    // Others of the same account may have asked while this one waited for its turn.
    const known = this.#recall(name);
    if (known) return known;
    const found = await this.#ask(name, signal);
    this.#remember(name, found);
    return found;
  }

  /** With a resolver of its own, because only a resolver as a whole can be told to stop. */
  async #ask(name: string, signal: AbortSignal): Promise<readonly LookupAddress[] | Error> {
    const { servers } = this.#options;
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    const timer = setTimeout(cancel, WITHIN_MS);
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      signal.throwIfAborted();
      if (four.status === 'rejected' && six.status === 'rejected') return four.reason as Error;
      return [...addressesOf(four, 4), ...addressesOf(six, 6)];
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    }
  }

  #recall(name: string): Remembered['found'] | undefined {
    const known = this.#remembered.get(name);
    return known && known.until > this.#options.now() ? known.found : undefined;
  }

  #remember(name: string, found: Remembered['found']): void {
    const until = this.#options.now() + (found instanceof Error ? NOT_FOUND_MS : FOUND_MS);
    this.#remembered.delete(name);
    this.#remembered.set(name, { until, found });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}
