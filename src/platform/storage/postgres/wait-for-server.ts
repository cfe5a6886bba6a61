import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isOutage, ReadOnlyServer } from './failures.ts';
import type { PostgresServer } from './postgres-server.ts';

const LOOK_EVERY_MS = 500;
const SAY_EVERY_MS = 10_000;

/**
 * Waits for the database at start, because machines start in any order. Errors that waiting cannot fix (a wrong
 * password, a missing database) are thrown at once, all others when the time is over.
 */
export async function waitForServer(server: PostgresServer, waitMs: number, log: Logger): Promise<void> {
  const began = performance.now();
  let loggedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      if (await server.takesWrites()) return;
      throw new ReadOnlyServer();
    } catch (error) {
      const now = performance.now();
      if (!isOutage(error) || now - began >= waitMs) throw error;
      if (now - loggedAt >= SAY_EVERY_MS) {
        loggedAt = now;
        const seconds = Math.round((waitMs - (now - began)) / 1000);
        log.warn({ err: error, seconds }, 'PostgreSQL is not available yet; waiting');
      }
      await delay(LOOK_EVERY_MS);
    }
  }
}
