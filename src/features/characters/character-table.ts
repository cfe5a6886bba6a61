import type { Character } from '../../domain/character.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { type Page, pageOf } from '../../platform/storage/page.ts';
import { integer, text } from '../../platform/storage/read-column.ts';

/**
 * Fails with `rows` when the account already has `most` characters, with `conflict` when the handle is taken. The batch
 * must lock the account with `updateAccount`: otherwise two at once could both take the last place.
 */
export function insertCharacter(character: Character, most: number): Write {
  return {
    sql: `INSERT INTO characters (id, account_id, username, folder, duration_ms, created_at)
      SELECT $1, $2, $3, $4, CAST($5 AS BIGINT), CAST($6 AS BIGINT)
      WHERE (SELECT COUNT(*) FROM characters WHERE account_id = $2) < CAST($7 AS BIGINT)`,
    values: [
      character.id,
      character.accountId,
      character.username,
      character.folder,
      character.durationMs,
      character.createdAt,
      most,
    ],
    rows: 1,
    expectation: 'character',
  };
}

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

export function characterById(id: string): Read {
  return { sql: 'SELECT * FROM characters WHERE id = $1', values: [id] };
}

/** Null: all accounts. */
export function pageOfCharacters(accountId: string | null, page: Page): Read {
  return pageOf('characters', page, (bind) =>
    accountId === null ? [] : [`account_id = ${bind(accountId)}`],
  );
}

export function toCharacter(row: Row): Character {
  return {
    id: text(row, 'id'),
    accountId: text(row, 'account_id'),
    username: text(row, 'username'),
    folder: text(row, 'folder'),
    durationMs: integer(row, 'duration_ms'),
    createdAt: integer(row, 'created_at'),
  };
}
