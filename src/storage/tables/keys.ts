import { KEY_TYPES, type Key } from '../../domain/account.ts';
import type { Read, Row, SqlValue, Write } from '../database.ts';
import { integer, integerOrNull, jsonOrNull, text, word } from '../read-column.ts';
import { type Page, pageOf } from './page.ts';
import { budgetColumns, toBudget, toSpending } from './spending.ts';

export function insertKey(key: Key, hash: string): Write {
  return {
    sql: `INSERT INTO keys (id, account_id, name, type, hash, prefix, models, ip_allowlist, quota, expires_at,
        rate_limit, created_at, budget_day, budget_month, budget_hard)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      key.id,
      key.accountId,
      key.name,
      key.type,
      hash,
      key.prefix,
      toJson(key.models),
      toJson(key.ipAllowlist),
      key.quota,
      key.expiresAt,
      JSON.stringify(key.rateLimit),
      key.createdAt,
      ...Object.values(budgetColumns(key.budget)),
    ],
    rows: 1,
    expectation: 'key',
  };
}

export function keyByHash(hash: string): Read {
  return { sql: 'SELECT * FROM keys WHERE hash = $1 AND deleted_at IS NULL', values: [hash] };
}

export function keyById(id: string): Read {
  return { sql: 'SELECT * FROM keys WHERE id = $1 AND deleted_at IS NULL', values: [id] };
}

export function pageOfKeys(accountId: string | null, page: Page): Read {
  return pageOf('keys', page, (bind) => [
    'deleted_at IS NULL',
    ...(accountId === null ? [] : [`account_id = ${bind(accountId)}`]),
  ]);
}

export function anyKey(): Read {
  return { sql: 'SELECT id FROM keys LIMIT 1', values: [] };
}

export type KeyChange = Partial<
  Pick<Key, 'name' | 'type' | 'models' | 'ipAllowlist' | 'quota' | 'expiresAt' | 'rateLimit' | 'budget'>
>;

export function updateKey(id: string, change: KeyChange): Write {
  const values: SqlValue[] = [];
  const sets: string[] = [];
  const set = (column: string, value: SqlValue) => sets.push(`${column} = $${values.push(value)}`);
  if (change.name !== undefined) set('name', change.name);
  if (change.type !== undefined) set('type', change.type);
  if (change.models !== undefined) set('models', toJson(change.models));
  if (change.ipAllowlist !== undefined) set('ip_allowlist', toJson(change.ipAllowlist));
  if (change.quota !== undefined) set('quota', change.quota);
  if (change.expiresAt !== undefined) set('expires_at', change.expiresAt);
  if (change.rateLimit !== undefined) set('rate_limit', JSON.stringify(change.rateLimit));
  for (const [column, value] of Object.entries(change.budget ? budgetColumns(change.budget) : {}))
    set(column, value);
  if (sets.length === 0) sets.push('name = name');
  return {
    sql: `UPDATE keys SET ${sets.join(', ')} WHERE id = $${values.push(id)} AND deleted_at IS NULL`,
    values,
    rows: 1,
    expectation: 'key',
  };
}

export function deleteKey(id: string, now: number): Write {
  return {
    sql: 'UPDATE keys SET deleted_at = $1 WHERE id = $2 AND deleted_at IS NULL',
    values: [now, id],
    rows: 1,
    expectation: 'key',
  };
}

export function toKey(row: Row): Key {
  return {
    id: text(row, 'id'),
    accountId: text(row, 'account_id'),
    name: text(row, 'name'),
    type: word(row, 'type', KEY_TYPES),
    prefix: text(row, 'prefix'),
    models: jsonOrNull(row, 'models'),
    ipAllowlist: jsonOrNull(row, 'ip_allowlist'),
    quota: integerOrNull(row, 'quota'),
    used: integer(row, 'used'),
    held: integer(row, 'held'),
    spending: toSpending(row),
    budget: toBudget(row),
    expiresAt: integerOrNull(row, 'expires_at'),
    rateLimit: jsonOrNull(row, 'rate_limit'),
    createdAt: integer(row, 'created_at'),
  };
}

function toJson(list: readonly string[] | null): string | null {
  return list === null ? null : JSON.stringify(list);
}
