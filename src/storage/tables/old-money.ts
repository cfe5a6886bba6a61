import type { Read, Write } from '../database.ts';

/** Settled holds that nothing refers to any more. The record of a task shows the money of its hold as long as it is kept. */
export function oldHolds(before: number, limit: number): Read {
  return {
    sql: `SELECT id FROM holds WHERE settled_at IS NOT NULL AND settled_at < $1
      AND NOT EXISTS (SELECT 1 FROM tasks WHERE tasks.id = holds.id) ORDER BY settled_at LIMIT $2`,
    values: [before, limit],
  };
}

/**
 * Deletes a hold and its entries in the ledger, which are found by their ids. Balances and quotas are numbers of their own
 * and stay; so do the operator's adjustments, which have no hold.
 */
export function deleteOldHold(id: string): Write[] {
  return [
    {
      sql: `DELETE FROM ledger WHERE id IN ($1, $2, $3)`,
      values: [`${id}/hold`, `${id}/capture`, `${id}/release`],
      rows: 'any',
    },
    { sql: 'DELETE FROM holds WHERE id = $1', values: [id], rows: 'any' },
  ];
}
