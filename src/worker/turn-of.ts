import type { TaskInFull } from '../domain/task.ts';
import type { Turn } from '../turns/fair-gate.ts';

/** The film was accepted: what it needs may wait for its turn, but is not refused for want of room. */
export function turnOf({ accountId }: TaskInFull): Turn {
  return { account: accountId, patient: true };
}
