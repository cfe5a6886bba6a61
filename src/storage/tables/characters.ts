import type { Character } from '../../domain/character.ts';
import type { Read, Row, Write } from '../database.ts';
import { type Page, pageOf } from './page.ts';

export function insertCharacter(character: Character): Write {
  return {
    sql: `INSERT INTO characters (id, account_id, username, folder, duration_ms, created_at)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      character.id,
      character.accountId,
      character.username,
      character.folder,
      character.durationMs,
      character.createdAt,
    ],
    rows: 1,
    expectation: 'username',
  };
}

export function characterByUsername(username: string): Read {
  return { sql: 'SELECT * FROM characters WHERE username = $1', values: [username] };
}

export function characterById(id: string): Read {
  return { sql: 'SELECT * FROM characters WHERE id = $1', values: [id] };
}

export function pageOfCharacters(accountId: string, page: Page): Read {
  return pageOf('characters', page, (bind) => [`account_id = ${bind(accountId)}`]);
}

export function toCharacter(row: Row): Character {
  return {
    id: row['id'] as string,
    accountId: row['account_id'] as string,
    username: row['username'] as string,
    folder: row['folder'] as string,
    durationMs: row['duration_ms'] as number,
    createdAt: row['created_at'] as number,
  };
}
