import { hostname } from 'node:os';
import { Alerts } from '../features/alerts/alerts.ts';
import type { NodeRecord } from '../features/operation/node-record.ts';
import { outageMessage } from '../gateway/outages/route-outages.ts';
import type { Adapters } from './adapters.ts';
import type { Services } from './services.ts';

/** Joins what can be alarming: hosted services, the queue, the disks, budgets and webhooks. */
export function createAlerts(adapters: Adapters, { deliverer }: Services, nodes: NodeRecord): Alerts {
  const { database, queue, disk, upstreams, log, now } = adapters;
  return new Alerts({
    database,
    outages: async () =>
      upstreams.outagesOf(await adapters.outages.all()).map((outage) => ({
        subject: `${outage.ours} at ${outage.upstream}`,
        message: `${outage.isWhole ? 'The model takes no requests' : 'Other routes do its work'}: ${outageMessage(outage)}.`,
      })),
    deadLetters: async () => (await queue.dead()).length,
    diskShortage: () => disk.shortage(),
    host: hostname(),
    hosts: async () => new Set((await nodes.list()).flatMap(({ gone, host }) => (gone ? [] : [host]))),
    wake: () => deliverer.wake(),
    log,
    now,
  });
}
