import type { Read, Row, Write } from '../database.ts';
import { integer, text } from '../read-column.ts';

/** A character of ours as a hosted service knows it. */
export interface CharacterElsewhere {
  readonly upstream: string;
  readonly baseUrl: string;
  readonly credential: string;
  readonly theirId: string;
  readonly theirName: string;
  readonly characterId: string;
}

/** A character that is to be removed there. */
export interface UnwantedCharacter extends CharacterElsewhere {
  readonly failures: number;
}

type Place = Pick<CharacterElsewhere, 'upstream' | 'baseUrl' | 'credential'>;

/** Our character with this handle, and what that account calls it. */
export function characterThere(username: string, { upstream, baseUrl, credential }: Place): Read {
  return {
    sql: `SELECT characters.id, their_id, their_name FROM characters
      LEFT JOIN characters_elsewhere ON character_id = characters.id AND remove_at IS NULL
        AND upstream = $2 AND base_url = $3 AND credential = $4
      WHERE username = $1`,
    values: [username, upstream, baseUrl, credential],
  };
}

export function knownElsewhere(characterId: string, { upstream, baseUrl, credential }: Place): Read {
  return {
    sql: `SELECT their_id, their_name FROM characters_elsewhere
      WHERE character_id = $1 AND upstream = $2 AND base_url = $3 AND credential = $4 AND remove_at IS NULL`,
    values: [characterId, upstream, baseUrl, credential],
  };
}

/**
 * Keeps our character from being deleted meanwhile: a deletion before is seen here, and a later one sees what this batch
 * writes. Fails with `character` when it has been deleted.
 */
export function holdCharacter(id: string): Write {
  return {
    sql: 'UPDATE characters SET folder = folder WHERE id = $1',
    values: [id],
    rows: 1,
    expectation: 'character',
  };
}

const INSERT = `INSERT INTO characters_elsewhere
    (upstream, base_url, credential, their_id, their_name, character_id, created_at, remove_at)
  VALUES ($1, $2, $3, $4, $5, $6, CAST($7 AS BIGINT), CAST($8 AS BIGINT))`;

function columns(one: CharacterElsewhere, now: number, removeAt: number | null) {
  return [
    one.upstream,
    one.baseUrl,
    one.credential,
    one.theirId,
    one.theirName,
    one.characterId,
    now,
    removeAt,
  ];
}

/** Fails with a conflict of `known` when that account knows our character already. */
export function insertCharacterElsewhere(one: CharacterElsewhere, now: number): Write {
  return { sql: INSERT, values: columns(one, now, null), rows: 1, expectation: 'known' };
}

/** The service has forgotten the former one. Fails with `known` when it is another by now. */
export function replaceCharacterElsewhere(one: CharacterElsewhere, formerId: string, now: number): Write {
  return {
    sql: `UPDATE characters_elsewhere SET their_id = $4, their_name = $5, created_at = $7
      WHERE upstream = $1 AND base_url = $2 AND credential = $3 AND character_id = $6 AND their_id = $8
        AND remove_at IS NULL`,
    values: [...columns(one, now, null).slice(0, -1), formerId],
    rows: 1,
    expectation: 'known',
  };
}

/** One that nobody needs: it is removed there. One that is known stays as it is. */
export function insertUnwantedCharacter(one: CharacterElsewhere, now: number): Write {
  return {
    sql: `${INSERT} ON CONFLICT (upstream, base_url, credential, their_id) DO NOTHING`,
    values: columns(one, now, now),
    rows: 'any',
  };
}

/** In the batch that deletes ours, after it. */
export function removeElsewhere(characterId: string, now: number): Write {
  return {
    sql: 'UPDATE characters_elsewhere SET remove_at = $1 WHERE character_id = $2 AND remove_at IS NULL',
    values: [now, characterId],
    rows: 'any',
  };
}

export function unwantedCharacters(now: number, limit: number): Read {
  return {
    sql: 'SELECT * FROM characters_elsewhere WHERE remove_at <= $1 ORDER BY remove_at LIMIT $2',
    values: [now, limit],
  };
}

const IS_THIS = 'upstream = $1 AND base_url = $2 AND credential = $3 AND their_id = $4';

export function postponeRemoval(one: CharacterElsewhere, removeAt: number): Write {
  return {
    sql: `UPDATE characters_elsewhere SET remove_at = $5, failures = failures + 1 WHERE ${IS_THIS}`,
    values: [one.upstream, one.baseUrl, one.credential, one.theirId, removeAt],
    rows: 'any',
  };
}

export function deleteCharacterElsewhere(one: CharacterElsewhere): Write {
  return {
    sql: `DELETE FROM characters_elsewhere WHERE ${IS_THIS} AND remove_at IS NOT NULL`,
    values: [one.upstream, one.baseUrl, one.credential, one.theirId],
    rows: 'any',
  };
}

export function toUnwantedCharacter(row: Row): UnwantedCharacter {
  return {
    upstream: text(row, 'upstream'),
    baseUrl: text(row, 'base_url'),
    credential: text(row, 'credential'),
    theirId: text(row, 'their_id'),
    theirName: text(row, 'their_name'),
    characterId: text(row, 'character_id'),
    failures: integer(row, 'failures'),
  };
}
