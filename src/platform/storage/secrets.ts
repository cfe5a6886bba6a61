import type { Read, Write } from './database.ts';

export function secretByName(name: string): Read {
  return { sql: 'SELECT value FROM secrets WHERE name = $1', values: [name] };
}

/** The first node to start creates the secret; the others read it. */
export function insertSecret(name: string, value: string): Write {
  return {
    sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    values: [name, value],
    rows: 'any',
  };
}
