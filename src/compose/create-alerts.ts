import { hostname } from 'node:os';
import { Alerts } from '../features/alerts/alerts.ts';
import type { NodeRecord } from '../features/operation/node-record.ts';
import type { Adapters } from './adapters.ts';
import type { Services } from './services.ts';

/** Joins what can be alarming: hosted services, the queue, the disks, budgets and webhooks. */
export function createAlerts(adapters: Adapters, { deliverer }: Services, nodes: NodeRecord): Alerts {
  const { database, queue, disk, modelOutages, log, now } = adapters;
  return new Alerts({
    database,
    outages: () => modelOutages.alarms(),
    deadLetters: async () => (await queue.dead()).length,
    diskShortage: () => disk.shortage(),
    host: hostname(),
    hosts: async () => new Set((await nodes.list()).flatMap(({ gone, host }) => (gone ? [] : [host]))),
    wake: () => deliverer.wake(),
    log,
    now,
  });
}
