import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { TestNode } from '../support/nodes.ts';
import type { TestPostgres } from '../support/postgres.ts';
import type { SmallDisk } from '../support/small-disk.ts';

/** Longer than a worker may be silent: others take its tasks over. */
const FROZEN_MS = 14_000;
const FULL_MS = 2000;
const READ_ONLY_MS = 3000;

/** How long a node that was killed may take to come up again. */
const REVIVED_WITHIN_MS = 45_000;

export interface Cluster {
  readonly server: TestPostgres;
  readonly databaseUrl: string;
  readonly api: readonly TestNode[];
  readonly workers: readonly TestNode[];
  /** The disk of one of the workers; null where this user may mount none. */
  readonly disk: { readonly worker: TestNode; readonly space: SmallDisk } | null;
}

type Target = TestNode | TestPostgres;

interface Fault {
  readonly name: string;
  readonly targets: readonly Target[];
  /** At least. */
  readonly lastsMs: number;
  /** Resolves when the target is as before. */
  strike(target: Target): Promise<void>;
}

/**
 * Lets one fault after the other happen, several at the same time: each once, however long it takes, and more of them
 * until then. Resolves when everything is as before, with the names of the faults in their order.
 */
export async function makeTrouble(cluster: Cluster, until: number, random: () => number): Promise<string[]> {
  const faults = faultsOf(cluster);
  const happened: string[] = [];
  const striking = new Map<Target, Promise<void>>();
  const fits = (fault: Fault) => Date.now() + fault.lastsMs <= until;
  const idle = (fault: Fault) => {
    const healthy = cluster.workers.filter((worker) => !striking.has(worker));
    return fault.targets.filter(
      // One worker must be left to take over.
      (target) => !striking.has(target) && !(healthy.length === 1 && healthy.includes(target as TestNode)),
    );
  };
  // The long ones first: the others happen meanwhile.
  let waiting = shuffled(faults, random).sort((a, b) => b.lastsMs - a.lastsMs);
  let isRepeating = false;
  while (!isRepeating || Date.now() < until) {
    if (isRepeating) waiting = waiting.filter(fits);
    const fault = waiting.find((each) => idle(each).length > 0);
    if (fault) {
      waiting.splice(waiting.indexOf(fault), 1);
      const target = oneOf(idle(fault), random);
      happened.push(fault.name);
      striking.set(
        target,
        fault.strike(target).finally(() => striking.delete(target)),
      );
    }
    if (waiting.length === 0) {
      isRepeating = true;
      waiting = shuffled(faults, random);
    }
    await delay(300 + random() * 700);
  }
  await Promise.all(striking.values());
  return happened;
}

function faultsOf({ server, databaseUrl, api, workers, disk }: Cluster): Fault[] {
  const kill = { lastsMs: 0, strike: (node: Target) => killAndRevive(node as TestNode) };
  const freeze = (withChildren: boolean): Fault => ({
    name: `worker frozen ${withChildren ? 'with' : 'without'} its children`,
    // The worker with its own disk is kept for the fault that only it can have.
    targets: workers.filter((worker) => worker !== disk?.worker),
    lastsMs: FROZEN_MS,
    strike: async (node) => {
      const goOn = (node as TestNode).freeze(withChildren);
      await delay(FROZEN_MS);
      goOn();
    },
  });
  const full: Fault | null = disk && {
    name: 'disk full',
    targets: [disk.worker],
    lastsMs: FULL_MS,
    strike: async () => {
      const isNoticed = () =>
        disk.worker.log().some((line) => String(line['msg']).startsWith('a disk is full'));
      disk.space.fill();
      do await delay(FULL_MS);
      while (!isNoticed());
      disk.space.clear();
    },
  };
  return [
    { name: 'worker killed', targets: workers, ...kill },
    { name: 'api killed', targets: api, ...kill },
    freeze(true),
    freeze(false),
    ...(full ? [full] : []),
    {
      name: 'database restarted',
      targets: [server],
      lastsMs: 0,
      strike: () => server.restart!(),
    },
    {
      name: 'database read-only',
      targets: [server],
      lastsMs: READ_ONLY_MS,
      strike: () => readOnlyForAWhile(databaseUrl),
    },
  ];
}

async function readOnlyForAWhile(databaseUrl: string): Promise<void> {
  const administrator = new pg.Client({ connectionString: databaseUrl });
  await administrator.connect();
  try {
    await administrator.query('SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE');
    for (const readOnly of ['on', 'off']) {
      await administrator.query(`ALTER SYSTEM SET default_transaction_read_only = ${readOnly}`);
      await administrator.query('SELECT pg_reload_conf()');
      if (readOnly === 'on') await delay(READ_ONLY_MS);
    }
  } finally {
    await administrator.end();
  }
}

/** As a supervisor would: started again until it stays up. */
async function killAndRevive(node: TestNode): Promise<void> {
  await node.kill();
  const deadline = Date.now() + REVIVED_WITHIN_MS;
  for (;;) {
    try {
      return await node.start();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(200);
    }
  }
}

function oneOf<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)]!;
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const places = values.map((value) => ({ value, place: random() }));
  return places.sort((a, b) => a.place - b.place).map(({ value }) => value);
}
