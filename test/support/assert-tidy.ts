import assert from 'node:assert/strict';
import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { TestService } from './service.ts';
import { until } from './until.ts';

/** What is still there then stays. */
const PATIENCE_MS = 30_000;

/** No short-lived file is left, nor one open that was removed. An answer may leave a moment before its files do. */
export async function assertTidy(service: TestService): Promise<void> {
  const scratch = join(service.dataDirectory, 'scratch');
  const left = () => [...foundIn(scratch), ...openFilesIn(scratch)];
  const deadline = Date.now() + PATIENCE_MS;
  await until(() => left().length === 0 || Date.now() >= deadline);
  assert.deepEqual(left(), []);
}

/** Where several nodes may share a machine, each has a folder of its own, which stays. */
function foundIn(scratch: string): string[] {
  return readdirSync(scratch, { recursive: true })
    .map(String)
    .filter((name) => !/^[^/]+\.\d+$/.test(name));
}

function openFilesIn(folder: string): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd')
    .map((handle) => targetOf(`/proc/self/fd/${handle}`))
    .filter((path) => path.startsWith(folder));
}

/** Empty for a handle that has been closed since. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
