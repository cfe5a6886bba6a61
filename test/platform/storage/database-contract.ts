import { describe } from 'node:test';
import { batchesContract } from './contract/batches-contract.ts';
import { listsContract } from './contract/lists-contract.ts';
import { moneyContract } from './contract/money-contract.ts';
import { otherTablesContract } from './contract/other-tables-contract.ts';
import { type OpenedDatabase, sharedDatabase } from './contract/shared-database.ts';
import { tasksContract } from './contract/tasks-contract.ts';
import { upstreamCostsContract } from './contract/upstream-costs-contract.ts';

/** What every storage driver promises. `open` gives a database with all migrations run and nothing in it. */
export function databaseContract(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(name, () => {
    const shared = sharedDatabase(open);
    batchesContract(shared);
    moneyContract(shared);
    tasksContract(shared);
    otherTablesContract(shared);
    upstreamCostsContract(shared);
    listsContract(shared.planOf);
  });
}
