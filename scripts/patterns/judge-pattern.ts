import { kept } from '../../src/platform/children/child-policy.ts';
import { ChildPool } from '../../src/platform/children/child-pool.ts';

const POOL = new ChildPool({
  name: 'patterns',
  kind: 'thread',
  module: new URL('./check-pattern.thread.ts', import.meta.url),
  memoryMb: 2048,
  policy: kept({ idleMs: 60_000 }),
  gate: { what: 'patterns', atOnce: 2, waiting: 0 },
});
const TURN = { account: 'patterns', patient: true };
const { signal } = new AbortController();

/** `safe`, or what is wrong with a pattern. */
export async function judgePattern(source: string, flags: string): Promise<string> {
  return await POOL.run<string>({ turn: TURN, input: { source, flags } }, signal);
}
