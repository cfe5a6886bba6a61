import type { Read, Write } from '../../platform/storage/database.ts';

export function countCharacters(accountId: string): Read {
  return { sql: 'SELECT COUNT(*) AS count FROM characters WHERE account_id = $1', values: [accountId] };
}

export function deleteCharacter(id: string): Write {
  return { sql: 'DELETE FROM characters WHERE id = $1', values: [id], rows: 'any' };
}

export function characterByUsername(username: string): Read {
  return { sql: 'SELECT * FROM characters WHERE username = $1', values: [username] };
}

/** What the public may see: no characters of a suspended account. */
export function publicCharacter(username: string): Read {
  return {
    sql: `SELECT characters.* FROM characters JOIN accounts ON accounts.id = characters.account_id
      WHERE characters.username = $1 AND accounts.status = 'active'`,
    values: [username],
  };
}
