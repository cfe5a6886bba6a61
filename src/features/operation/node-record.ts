import type { Logger } from 'pino';
import { newId } from '../../platform/identity/identifiers.ts';
import { type Database, mustWrite } from '../../platform/storage/database.ts';
import { allNodes, deleteNode, type NodeRow, saveNode, toNodeRow } from './node-table.ts';

export interface NodeRecordParts {
  readonly database: Database;
  readonly role: string;
  readonly host: string;
  readonly version: string;
  /** How many films this process is making. */
  readonly films: () => number;
  /** Whether rows can be stored at the moment: on a full disk the sign of life is left out. */
  readonly canWrite: () => boolean;
  /** No other process can be alive. */
  readonly isSingleProcess: boolean;
  readonly log: Logger;
  readonly now: () => number;
}

export interface ListedNode extends NodeRow {
  /** It gave no sign of life for a minute and did not say that it stops: killed, frozen, or cut off. */
  readonly gone: boolean;
}

/** On SQLite this is also how long the charge of a direct request waits for the disk at most, if nothing else is synced. */
const EVERY_MS = 10_000;
const GONE_MS = 60_000;

/** This process in the list of nodes, and that list. */
export class NodeRecord {
  readonly #parts: NodeRecordParts;
  readonly #id = newId('node');
  #startedAt = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;

  constructor(parts: NodeRecordParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    this.#startedAt = this.#parts.now();
    this.#timer = setInterval(() => void this.#signOfLife(), EVERY_MS);
    this.#timer.unref();
    await this.#signOfLife();
  }

  /** Of a process that was never started nothing is written. */
  async stop(): Promise<void> {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    await this.#writing;
    await this.#orWarn(mustWrite(this.#parts.database, [deleteNode(this.#id)]));
  }

  async list(): Promise<ListedNode[]> {
    const rows = await this.#parts.database.read(allNodes());
    return rows.map(toNodeRow).map((node) => ({ ...node, gone: this.#isGone(node) }));
  }

  /** Whether this node does what one node does for all: the one that has made films for the longest time. */
  async isFirst(): Promise<boolean> {
    const nodes = await this.list();
    return nodes.findLast(({ role, gone }) => role !== 'api' && !gone)?.id === this.#id;
  }

  #isGone({ id, seenAt }: NodeRow): boolean {
    if (id === this.#id) return false;
    return this.#parts.isSingleProcess || seenAt < this.#parts.now() - GONE_MS;
  }

  async #signOfLife(): Promise<void> {
    if (!this.#parts.canWrite()) return;
    // A slow write is not followed by another one.
    this.#writing ??= this.#save().finally(() => {
      this.#writing = null;
    });
    await this.#writing;
  }

  async #save(): Promise<void> {
    const { database, role, host, version, films, now } = this.#parts;
    const node = { id: this.#id, role, host, version, startedAt: this.#startedAt };
    await this.#orWarn(mustWrite(database, [saveNode({ ...node, seenAt: now(), films: films() })]));
  }

  /** The list is for people: no work fails because of it. */
  async #orWarn(write: Promise<unknown>): Promise<void> {
    await write.catch((error: unknown) =>
      this.#parts.log.warn({ err: error }, 'could not write to the list of nodes'),
    );
  }
}
