import { largeHeaders, largeRequests, nameOf, operationsOf } from '../test/support/operations.ts';
import { startWatchedService } from '../test/support/watched-service.ts';
import { report } from './support/report.ts';

/**
 * How long a single request holds the event loop: for every field of every endpoint, the largest values its limits let
 * in. Each value is sent a few times and its best counts: a chance interruption by another process is no fault of ours.
 */
const ROUNDS = 3;
const WORST_SHOWN = 15;

const service = await startWatchedService();
const document = await fetch(`${service.url}/openapi.json`);
const endpoints = [
  ...operationsOf(await document.json()).map((operation) => ({
    endpoint: nameOf(operation),
    requests: () => largeRequests(operation),
  })),
  { endpoint: 'headers', requests: largeHeaders },
];

const rows: Record<string, string | number>[] = [];
for (const { endpoint, requests } of endpoints) {
  for (const { field, what, request } of requests()) {
    let best = { delayMs: Infinity, heldMs: Infinity };
    let status = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await service.worstHold();
      ({ status } = await service.send(request));
      const hold = await service.worstHold();
      if (hold.delayMs < best.delayMs) best = hold;
    }
    rows.push({
      endpoint,
      field,
      value: what,
      status,
      'delay ms': Number(best.delayMs.toFixed(1)),
      'CPU ms': Number(best.heldMs.toFixed(1)),
    });
  }
}
await service.stop();

const worst = rows.toSorted((a, b) => Number(b['delay ms']) - Number(a['delay ms']));
const perField = new Map(worst.toReversed().map((row) => [`${row['endpoint']} ${row['field']}`, row]));
report({
  title: `Event loop: the worst delay of each of ${perField.size} fields, ${WORST_SHOWN} shown of ${rows.length} requests`,
  rows: worst.slice(0, WORST_SHOWN),
  measured: Number(worst[0]?.['delay ms'] ?? 0),
  unit: 'ms at worst',
  target: { atMost: 50 },
});
