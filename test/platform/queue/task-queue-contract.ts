import { describe } from 'node:test';
import { interruptionsContract } from './contract/interruptions-contract.ts';
import { lanesContract } from './contract/lanes-contract.ts';
import { orderContract } from './contract/order-contract.ts';
import { type OpenedQueues, sharedQueues } from './contract/shared-queues.ts';

/** What every queue promises. `open` gives a database with nothing in it, and queues on it. */
export function taskQueueContract(name: string, open: () => Promise<OpenedQueues>): void {
  describe(name, () => {
    const shared = sharedQueues(open);
    lanesContract(shared);
    orderContract(shared);
    interruptionsContract(shared);
  });
}
