import pg from 'pg';
import { type Config, ConfigError } from './config.ts';
import { UnknownMigrations } from './storage/migrations.ts';
import { ReadOnlyServer } from './storage/postgres/failures.ts';
import { DataFolderTaken } from './storage/sqlite/data-folder-lock.ts';

/** What a failed start can have as its cause, as far as somebody can mend it. */
interface Cause extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly hostname?: string;
  /** SQLite's. */
  readonly errcode?: number;
}

type Facts = Pick<Config, 'host' | 'port' | 'dataDirectory' | 'databaseUrl'>;

/** Messages that say both what is wrong and what to do. */
const SPEAKING = [ConfigError, DataFolderTaken, UnknownMigrations];

/**
 * Why the program does not start, in one line with what to do about it; null for what only its authors can mend, which
 * deserves its stack.
 */
export function explainStartFailure(error: unknown, config: Facts | null): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth += 1) {
    const line = explain(at as Cause, config);
    if (line !== null) return line;
  }
  return null;
}

function explain(cause: Cause, config: Facts | null): string | null {
  if (SPEAKING.some((kind) => cause instanceof kind)) return cause.message;
  if (config === null) return null;
  if (cause instanceof pg.DatabaseError || cause instanceof ReadOnlyServer) {
    return refusal(cause, config.databaseUrl ?? '');
  }
  if (cause.errcode !== undefined) return sqliteLine(cause.errcode & 0xff, config);
  if (cause.syscall === 'listen' || isListenHost(cause, config)) return listenLine(cause, config);
  // A file that is written, once it is open, has no name any more.
  const path = cause.path ?? (cause.syscall === 'write' ? config.dataDirectory : null);
  if (path !== null) return fileLine(cause, path);
  if (config.databaseUrl !== null) return unreachable(cause, serverOf(config.databaseUrl));
  return null;
}

/** PostgreSQL's own word, by SQLSTATE. */
function refusal(cause: Cause, databaseUrl: string): string {
  const { host, user, database } = serverOf(databaseUrl);
  const lines: Readonly<Record<string, string>> = {
    '28P01': `PostgreSQL at ${host} refuses the password of the user ${user}. Check user and password in DATABASE_URL.`,
    '28000': `PostgreSQL at ${host} does not let the user ${user} in (${cause.message}). Check DATABASE_URL and the server's pg_hba.conf.`,
    '3D000': `PostgreSQL at ${host} has no database ${database}. Make it (createdb ${database}), or correct DATABASE_URL.`,
    '42501': `PostgreSQL at ${host} does not let the user ${user} make tables in ${database} (${cause.message}). Make ${user} the owner of the database.`,
    '57P03': `PostgreSQL at ${host} is still starting. Try again when it is up, or let the start wait longer (database.wait_seconds).`,
    '53300': `PostgreSQL at ${host} has no connections left. Raise its max_connections, or lower database.connections.`,
    '53100': `The disk of PostgreSQL at ${host} is full. Make room there.`,
  };
  const readOnly = `PostgreSQL at ${host} takes no writes: it is a standby, or was made read-only. Point DATABASE_URL at the primary.`;
  if (cause instanceof ReadOnlyServer || cause.code === '25006') return readOnly;
  return lines[cause.code ?? ''] ?? `PostgreSQL at ${host} refuses: ${cause.message} (${cause.code}).`;
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to its network',
  ECONNRESET: 'it hangs up',
};

function unreachable(cause: Cause, { host }: { host: string }): string | null {
  const reason =
    UNREACHABLE[cause.code ?? ''] ??
    (/timeout/i.test(cause.message) ? UNREACHABLE['ETIMEDOUT'] : null) ??
    (/\bSSL\b|certificate/i.test(cause.message) ? cause.message : null);
  if (reason === null) return null;
  return `PostgreSQL at ${host} cannot be reached: ${reason}. Start it, or correct host and port in DATABASE_URL.`;
}

/** By SQLite's primary result code. */
function sqliteLine(code: number, { dataDirectory }: Facts): string | null {
  const lines: Readonly<Record<number, string>> = {
    8: `The database in ${dataDirectory} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
    10: `The disk of ${dataDirectory} fails or is full. Make room there or mend it, or restore a backup elsewhere.`,
    11: `The database in ${dataDirectory} is damaged. Restore a backup (npm run phonofilm -- restore), or move phonofilm.db away to begin anew.`,
    13: `The disk of ${dataDirectory} is full. Make room there, or set DATA_DIR to a folder on another disk.`,
    14: `The database in ${dataDirectory} cannot be opened. Give this user the right to write there, or set DATA_DIR to another folder.`,
    26: `The file phonofilm.db in ${dataDirectory} is no database. Restore a backup (npm run phonofilm -- restore), or move it away to begin anew.`,
  };
  return lines[code] ?? null;
}

function isListenHost(cause: Cause, { host }: Facts): boolean {
  return cause.syscall === 'getaddrinfo' && cause.hostname === host;
}

function listenLine({ code, message }: Cause, { host, port }: Facts): string {
  const lines: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is in use by another program. Stop that one, or set PORT to another port.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`,
    ENOTFOUND: `${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`,
  };
  return lines[code ?? ''] ?? `Nobody can listen on ${host}, port ${port}: ${message}. Check HOST and PORT.`;
}

const FILE_TROUBLES: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by this user. Change its owner or mode',
  EPERM: 'may not be read or written by this user. Change its owner or mode',
  EROFS: 'is on a disk that cannot be written. Mount it for writing',
  ENOSPC: 'cannot be written: its disk is full. Make room there',
  EDQUOT: "cannot be written: this user's quota is used up. Make room there",
  ENOTDIR: `lies below something that is no folder. Correct the path`,
  EEXIST: 'is there already and is no folder. Move it away',
  EISDIR: 'is a folder, not a file. Correct the path',
  EMFILE: 'cannot be opened: too many files are open. Raise the limit (ulimit -n)',
};

function fileLine({ code }: Cause, path: string): string | null {
  const trouble = FILE_TROUBLES[code ?? ''];
  if (trouble === undefined) return null;
  return `${path} ${trouble}, or set DATA_DIR (CONFIG, where it is the settings file) to another place.`;
}

/** Without the password. */
function serverOf(databaseUrl: string): { host: string; user: string; database: string } {
  const url = new URL(databaseUrl);
  return {
    host: `${url.hostname || 'localhost'}:${url.port || '5432'}`,
    user: decodeURIComponent(url.username) || 'of this process',
    database: decodeURIComponent(url.pathname.slice(1)) || 'of that name',
  };
}
