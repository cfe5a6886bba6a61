import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file beside an exchange, by its name. Files of requests are compared by their digest. */
export interface KeptFile {
  readonly file: string;
  readonly sha256?: string;
}

export type KeptField = string | KeptFile;

/** What a body says: at most one of these. */
export interface KeptBody {
  readonly json?: unknown;
  /** Fields by name; several of one name are a list. */
  readonly form?: Readonly<Record<string, KeptField | readonly KeptField[]>>;
  readonly text?: string;
  readonly file?: KeptFile;
}

export interface KeptRequest extends KeptBody {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly range?: string;
}

/** An event of a stream by its fields; a comment has an empty name. Data that is JSON is parsed. */
export type KeptEvent = Readonly<Record<string, unknown>>;

export interface KeptAnswer extends Omit<KeptBody, 'form'> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly events?: readonly KeptEvent[];
  /** Whether the connection broke before the end. */
  readonly broken?: true;
}

/** A request and what was answered, as one file of a recording has it. */
export interface Exchange {
  readonly request: KeptRequest;
  readonly answer: KeptAnswer;
}

export interface NamedExchange extends Exchange {
  readonly name: string;
}

/** The address of the recorded service in everything that is kept: each replay puts its own in its place. */
export const SERVICE = 'http://recorded.invalid';

/** Says where the service was. */
const ABOUT = 'recording.json';

const EXCHANGE = /^\d{4,}-.*\.json$/;

/** A folder for a new recording. Exchanges of two recordings would mix, so it has to be empty. */
export function openRecording(folder: string, upstream: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Remove what is in it, or record into another folder.`);
  writeJson(join(folder, ABOUT), { upstream });
}

/** Whole or not at all, so that what was kept before a crash can be read. */
export function keepExchange(folder: string, name: string, exchange: Exchange): void {
  writeJson(join(folder, name), exchange);
}

export function readRecording(folder: string): { upstream: URL; exchanges: readonly NamedExchange[] } {
  if (!existsSync(join(folder, ABOUT)))
    throw new Error(`There is no recording in ${folder}. Check the folder, or make one with --record.`);
  const { upstream } = readJson<{ upstream: string }>(join(folder, ABOUT));
  const names = readdirSync(folder).filter((name) => EXCHANGE.test(name));
  const exchanges = names
    .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((name) => ({ name, ...readJson<Exchange>(join(folder, name)) }));
  return { upstream: new URL(upstream), exchanges };
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(`${path}.part`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${path}.part`, path);
}

function readJson<Value>(path: string): Value {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value;
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
