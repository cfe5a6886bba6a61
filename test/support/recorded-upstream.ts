import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { startReplay } from '../../src/features/replays/replay-requests.ts';
import type { StandIn } from '../../src/features/replays/serve-exchanges.ts';

const FOLDER = new URL('../gateway/recordings/', import.meta.url);

/** What was ordered while a service was recorded. `docs/upstreams.md` says how a recording is made. */
export interface RecordedOrders {
  /** Its entry in the settings, without address and key. */
  readonly upstream: object;
  readonly route: object;
  /** Fields of the orders that the service wants otherwise. */
  readonly film?: Readonly<Record<string, string>>;
  readonly orders: readonly {
    readonly prompt: string;
    /** A base picture, of a colour. */
    readonly picture?: boolean;
    /** A recording, of silence. */
    readonly sound?: boolean;
    /** `completed`, or the code that callers see. */
    readonly ends: string;
  }[];
}

/** Every preset that was recorded; while one is being recorded, that one alone. */
export function recordedPresets(): string[] {
  const { RECORDED_PRESET } = process.env;
  const orders = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return RECORDED_PRESET ? [RECORDED_PRESET] : orders.map((name) => name.replace('.yaml', ''));
}

export function recordedOrders(preset: string): RecordedOrders {
  return parse(readFileSync(new URL(`${preset}.yaml`, FOLDER), 'utf8')) as RecordedOrders;
}

/** A service that says what the real one said; while it is being recorded, the real one. */
export async function recordedUpstream(preset: string): Promise<StandIn> {
  const { RECORDED_PRESET, BASE_URL = '', API_KEY = null } = process.env;
  if (RECORDED_PRESET) return { baseUrl: BASE_URL, key: API_KEY, close: async () => null };
  return await startReplay({ folder: fileURLToPath(new URL(`${preset}/`, FOLDER)), port: 0 });
}
