import pg from 'pg';
import { urlsOfHosts } from './domain/database-urls.ts';
import { UnknownMigrations } from './platform/storage/migrations.ts';
import { ReadOnlyServer } from './platform/storage/postgres/failures.ts';
import { DataFolderTaken } from './platform/storage/sqlite/data-folder-lock.ts';
import { type Config, ConfigError } from './settings/config.ts';

/** The fields of an error by which the cause of a failed start is recognised. */
interface Cause extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly hostname?: string;
  /** From SQLite. */
  readonly errcode?: number;
}

type Facts = Pick<Config, 'host' | 'port' | 'dataDirectory' | 'databaseUrl'>;

/** Errors whose message already says what is wrong and what to do. */
const SELF_EXPLANATORY = [ConfigError, DataFolderTaken, UnknownMigrations];

/**
 * Why the program does not start and what to do about it, in one line; null for bugs, which are shown with their stack.
 */
export function explainStartFailure(error: unknown, config: Facts | null): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth += 1) {
    const line = explain(at as Cause, config);
    if (line !== null) return line;
  }
  return null;
}

function explain(cause: Cause, config: Facts | null): string | null {
  if (SELF_EXPLANATORY.some((kind) => cause instanceof kind)) return cause.message;
  if (config === null) return null;
  if (cause instanceof pg.DatabaseError || cause instanceof ReadOnlyServer) {
    return refusal(cause, config.databaseUrl ?? '');
  }
  if (cause.errcode !== undefined) return sqliteLine(cause.errcode & 0xff, config);
  if (cause.syscall === 'listen' || isListenHost(cause, config)) return listenLine(cause, config);
  // Errors when writing to an open file have no path.
  const path = cause.path ?? (cause.syscall === 'write' ? config.dataDirectory : null);
  if (path !== null) return fileLine(cause, path);
  if (config.databaseUrl !== null) return unreachable(cause, serverOf(config.databaseUrl));
  return null;
}

/** Errors of PostgreSQL, by SQLSTATE. */
function refusal(cause: Cause, databaseUrl: string): string {
  const { host, user, database } = serverOf(databaseUrl);
  const lines: Readonly<Record<string, string>> = {
    '28P01': `PostgreSQL at ${host} refuses the password of the user ${user}. Check user and password in DATABASE_URL.`,
    '28000': `PostgreSQL at ${host} rejects the user ${user} (${cause.message}). Check DATABASE_URL and the server's pg_hba.conf.`,
    '3D000': `PostgreSQL at ${host} has no database ${database}. Create it (createdb ${database}), or correct DATABASE_URL.`,
    '42501': `PostgreSQL at ${host} does not allow the user ${user} to create tables in ${database} (${cause.message}). Make ${user} the owner of the database.`,
    '57P03': `PostgreSQL at ${host} is still starting. Try again when it has started, or increase database.wait_seconds.`,
    '53300': `PostgreSQL at ${host} has no connections left. Raise its max_connections, or lower database.connections.`,
    '53100': `The disk of PostgreSQL at ${host} is full. Free some space there.`,
  };
  const readOnly = `PostgreSQL at ${host} accepts no writes: it is a standby or read-only. Point DATABASE_URL at the primary.`;
  if (cause instanceof ReadOnlyServer || cause.code === '25006') return readOnly;
  return (
    lines[cause.code ?? ''] ?? `PostgreSQL at ${host} reports an error: ${cause.message} (${cause.code}).`
  );
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be resolved',
  ETIMEDOUT: 'it does not respond',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'there is no route to its network',
  ECONNRESET: 'it closed the connection',
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
    8: `The database in ${dataDirectory} is not writable. Give this user write permission there, or set DATA_DIR to another folder.`,
    10: `The disk of ${dataDirectory} is failing or full. Free some space or replace it, or restore a backup elsewhere.`,
    11: `The database in ${dataDirectory} is damaged. Restore a backup (npm run phonofilm -- restore), or move phonofilm.db away to start with an empty one.`,
    13: `The disk of ${dataDirectory} is full. Free some space there, or set DATA_DIR to a folder on another disk.`,
    14: `The database in ${dataDirectory} cannot be opened. Give this user write permission there, or set DATA_DIR to another folder.`,
    26: `The file phonofilm.db in ${dataDirectory} is not a database. Restore a backup (npm run phonofilm -- restore), or move it away to start with an empty one.`,
  };
  return lines[code] ?? null;
}

function isListenHost(cause: Cause, { host }: Facts): boolean {
  return cause.syscall === 'getaddrinfo' && cause.hostname === host;
}

function listenLine({ code, message }: Cause, { host, port }: Facts): string {
  const lines: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is in use by another program. Stop that program, or set PORT to another port.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to a port above 1023.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to one of its addresses, or to 0.0.0.0 for all.`,
    ENOTFOUND: `${host} is not an address of this machine. Set HOST to one of its addresses, or to 0.0.0.0 for all.`,
  };
  return lines[code ?? ''] ?? `Cannot listen on ${host}, port ${port}: ${message}. Check HOST and PORT.`;
}

const FILE_TROUBLES: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by this user. Change its owner or mode',
  EPERM: 'may not be read or written by this user. Change its owner or mode',
  EROFS: 'is on a read-only disk. Mount it read-write',
  ENOSPC: 'cannot be written: its disk is full. Free some space there',
  EDQUOT: "cannot be written: this user's quota is used up. Free some space there",
  ENOTDIR: 'has a parent that is not a folder. Correct the path',
  EEXIST: 'already exists and is not a folder. Move it away',
  EISDIR: 'is a folder, not a file. Correct the path',
  EMFILE: 'cannot be opened: too many open files. Raise the limit (ulimit -n)',
};

function fileLine({ code }: Cause, path: string): string | null {
  const trouble = FILE_TROUBLES[code ?? ''];
  if (trouble === undefined) return null;
  return `${path} ${trouble}, or set DATA_DIR to another folder (CONFIG, if it is the settings file).`;
}

/** Without the password. */
function serverOf(databaseUrl: string): { host: string; user: string; database: string } {
  const urls = urlsOfHosts(databaseUrl).map((one) => new URL(one));
  const [url = new URL(databaseUrl)] = urls;
  return {
    host: urls.map(({ hostname, port }) => `${hostname || 'localhost'}:${port || '5432'}`).join(' or '),
    user: decodeURIComponent(url.username) || 'of this process',
    database: decodeURIComponent(url.pathname.slice(1)) || 'of that name',
  };
}
