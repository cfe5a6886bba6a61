import type { Read, Write } from '../../platform/storage/database.ts';
import type { Conditions } from '../../platform/storage/page.ts';

export interface RequestFilter {
  readonly account?: string | undefined;
  /** A code of the error catalogue. */
  readonly error?: string | undefined;
}

export const matching =
  ({ account, error }: RequestFilter): Conditions =>
  (bind) => [
    ...(account === undefined ? [] : [`account_id = ${bind(account)}`]),
    ...(error === undefined ? [] : [`code = ${bind(error)}`]),
  ];

/** The time of the newest request of those that are too many. */
export function timeOfSurplus(most: number): Read {
  return {
    sql: 'SELECT created_at FROM requests ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET $1',
    values: [most],
  };
}

export function deleteOldRequests(createdBefore: number): Write {
  return { sql: 'DELETE FROM requests WHERE created_at < $1', values: [createdBefore], rows: 'any' };
}
