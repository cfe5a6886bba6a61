import type { TaskInFull } from '../../../domain/task.ts';
import type { Turn } from '../../../platform/turns/fair-gate.ts';

/** An accepted video may have to wait for shared resources, but is never refused for lack of capacity. */
export function turnOf({ accountId }: TaskInFull): Turn {
  return { account: accountId, patient: true };
}
