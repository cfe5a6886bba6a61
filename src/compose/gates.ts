import type { Line } from '../domain/line.ts';
import { FairGate } from '../platform/turns/fair-gate.ts';
import type { Config } from '../settings/config.ts';

/** Shared resources besides decoding, each shared fairly. `docs/decisions/2026-11-15-turns.md` has the table. */
export interface Gates {
  /** Fetches of callers' URLs: each uses a socket, and the server may be slow. */
  readonly fetches: FairGate;
  /** Names in URLs of strangers that are being looked up: each uses a socket, and the name's server may be silent. */
  readonly names: FairGate;
  /** Characters being made. A source has up to 200 MB, so the scratch folder needs at most 800 MB for them. */
  readonly characters: FairGate;
  /** Downloads, by address. Each uses two descriptors, and a process often has no more than a thousand. */
  readonly downloads: FairGate;
}

/** How busy each of them is. */
export function linesOf(gates: Gates): Line[] {
  return Object.entries<FairGate>({ ...gates }).map(([name, { running, waiting }]) => ({
    name,
    running,
    waiting,
  }));
}

export function createGates(config: Pick<Config, 'downloadsPerAddress'>): Gates {
  return {
    fetches: new FairGate({ what: 'URLs to fetch', atOnce: 16, perAccount: 4, waiting: 64 }),
    names: new FairGate({ what: 'names to look up', atOnce: 64, perAccount: 8, waiting: 256 }),
    characters: new FairGate({ what: 'characters in the making', atOnce: 4, perAccount: 1, waiting: 32 }),
    downloads: new FairGate({
      what: 'downloads',
      atOnce: 256,
      perAccount: config.downloadsPerAddress,
      waiting: 0,
    }),
  };
}
