import { type Key, testAccountOf } from '../../domain/account.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { type Page, pageOf } from '../../platform/storage/page.ts';
import { keyResource } from './key.ts';

export const insertKey = (key: Key, hash: string): Write => keyResource.insert(key, { hash });

export type KeyChange = ReturnType<typeof keyResource.changed>;

export const updateKey = (id: string, change: KeyChange): Write =>
  keyResource.update(id, change, () => ['deleted_at IS NULL']);

export const toKey = (row: Row): Key => keyResource.fromRow(row);

export function keyByHash(hash: string): Read {
  return { sql: 'SELECT * FROM keys WHERE hash = $1 AND deleted_at IS NULL', values: [hash] };
}

export function keyById(id: string): Read {
  return { sql: 'SELECT * FROM keys WHERE id = $1 AND deleted_at IS NULL', values: [id] };
}

export function pageOfKeys(accountId: string | null, page: Page): Read {
  return pageOf('keys', page, (bind) => [
    'deleted_at IS NULL',
    ...(accountId === null ? [] : [`account_id IN (${bind(accountId)}, ${bind(testAccountOf(accountId))})`]),
  ]);
}

export function anyKey(): Read {
  return { sql: 'SELECT id FROM keys LIMIT 1', values: [] };
}

export function deleteKey(id: string, now: number): Write {
  return {
    sql: 'UPDATE keys SET deleted_at = $1 WHERE id = $2 AND deleted_at IS NULL',
    values: [now, id],
    rows: 1,
    expectation: 'key',
  };
}
