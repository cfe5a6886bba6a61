import type { Model, Price } from './model.ts';
import {
  assertOwnFacts,
  FACTS_OF_EVERY_MODEL,
  type ModelRow,
  parametersOf,
  toModel,
  WrongRow,
  withUsablePrice,
} from './model-row.ts';
import { MODELS, WORDS_HERE } from './models.ts';
import { priceOver } from './price-table.ts';

export type {
  ChatModel,
  Endpoint,
  ImageUse,
  Model,
  Price,
  SpeechModel,
  TranscriptionModel,
  VideoModel,
} from './model.ts';

/** Whose word a model is: the contract's, the settings file's, or the operator's while the service runs. */
export type Origin = 'contract' | 'settings' | 'operator';

/** A model with all that was said of it. */
export interface CatalogueEntry {
  readonly model: Model;
  readonly origin: Origin;
  readonly aliases: readonly string[];
  /** Milliseconds; null: never. */
  readonly retiresAt: number | null;
  /** What does its work, in order; null: the engine of this machine that was made for it, or that of `worksLike`. */
  readonly routes: readonly RouteRow[] | null;
  /** The model that it is like, where its own row names no routes. */
  readonly worksLike: string | null;
  /** All that was written of it; empty: nothing. */
  readonly row: ModelRow;
}

/** An engine of this machine by its name, or a model of an upstream, as the settings have it. */
export type RouteRow = string | Readonly<Record<string, unknown>>;

/** A row with its price, in the order in which rows count: a later one adds to an earlier one of the same id. */
export interface CatalogueRow {
  readonly id: string;
  readonly origin: 'settings' | 'operator';
  readonly row: ModelRow;
  readonly price: Price | null;
  readonly routes: readonly RouteRow[] | null;
  /** Unix seconds; absent: as the contract's. */
  readonly created?: number;
}

/** A row that cannot be used, and why. */
export interface RowProblem {
  readonly id: string;
  readonly origin: 'settings' | 'operator';
  readonly fact: string | null;
  readonly message: string;
}

/** The models of the contract. */
export function allModels(): readonly Model[] {
  return MODELS;
}

/**
 * The models that are offered: those of the contract and those of the operator's rows. A value that never changes; new
 * rows make a new one.
 */
export class Catalogue {
  readonly entries: ReadonlyMap<string, CatalogueEntry>;
  readonly problems: readonly RowProblem[];
  readonly #ids = new Map<string, string>();

  constructor(rows: readonly CatalogueRow[] = []) {
    const { entries, problems } = readRows(rows);
    this.entries = entries;
    this.problems = problems;
    for (const { model, aliases } of entries.values()) {
      this.#ids.set(model.id, model.id);
      for (const alias of aliases) this.#ids.set(alias, model.id);
    }
  }

  /** By its id or by another name of it. */
  find(name: string): CatalogueEntry | undefined {
    const id = this.#ids.get(name);
    return id === undefined ? undefined : this.entries.get(id);
  }

  get models(): Model[] {
    return [...this.entries.values()].map(({ model }) => model);
  }
}

interface Reading {
  readonly entries: Map<string, CatalogueEntry>;
  readonly problems: RowProblem[];
}

function readRows(rows: readonly CatalogueRow[]): Reading {
  const entries = new Map<string, CatalogueEntry>(MODELS.map((model) => [model.id, entryOf(model)]));
  const problems: RowProblem[] = [];
  let waiting = [...rows];
  // A row may be like another that stands after it.
  for (let before = Infinity; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    waiting = waiting.filter((row) => {
      if (row.row.like !== undefined && !entries.has(row.row.like)) return true;
      addRow(row, entries, problems);
      return false;
    });
  }
  for (const { id, origin, row } of waiting)
    problems.push({ id, origin, fact: 'like', message: `there is no model ${row.like} to be like` });
  checkHelpers(entries, problems);
  sayWhoWorks(entries);
  return { entries, problems };
}

/** Once all rows are read: what does a model's work may be said by a row after its own. */
function sayWhoWorks(entries: Map<string, CatalogueEntry>): void {
  for (const [id, entry] of entries) {
    const { speed, description } = entry.model;
    const shown = {
      speed: speedOf(entry, entries),
      description: (isMadeHere(entry, entries) ? WORDS_HERE[id] : undefined) ?? description,
    };
    if (shown.speed !== speed || shown.description !== description)
      entries.set(id, { ...entry, model: { ...entry.model, ...shown } });
  }
}

/** A chat model names others that speak and hear for it. */
function checkHelpers(entries: Map<string, CatalogueEntry>, problems: RowProblem[]): void {
  for (const { model, origin } of entries.values()) {
    if (model.kind !== 'chat' || origin === 'contract') continue;
    const helpers = [
      ['speech_model', model.speechModel, 'speech'],
      ['transcription_model', model.transcriptionModel, 'transcription'],
    ] as const;
    for (const [fact, helper, kind] of helpers) {
      if (entries.get(helper)?.model.kind === kind) continue;
      problems.push({ id: model.id, origin, fact, message: `${helper} is not a ${kind} model` });
      entries.delete(model.id);
    }
  }
}

function addRow(added: CatalogueRow, entries: Map<string, CatalogueEntry>, problems: RowProblem[]): void {
  try {
    const entry = readRow(added, entries);
    assertNamesFree(entry, entries);
    entries.set(added.id, entry);
  } catch (error) {
    if (!(error instanceof WrongRow)) throw error;
    problems.push({ id: added.id, origin: added.origin, fact: error.fact, message: error.message });
  }
}

function readRow(added: CatalogueRow, entries: ReadonlyMap<string, CatalogueEntry>): CatalogueEntry {
  const { id, row, price, origin, created, routes } = added;
  const known = entries.get(id);
  if (known && known.origin !== 'operator') {
    const fact = Object.keys(row).find((name) => !FACTS_OF_EVERY_MODEL.has(name));
    if (fact !== undefined) throw new WrongRow(fact, `${id} exists already; it can be ${CHANGEABLE}`);
    assertOwnFacts(row, known.model.kind);
    return {
      ...known,
      model: changed(known.model, row, price),
      routes: routes ?? known.routes,
      worksLike: routes ? null : known.worksLike,
      aliases: row.aliases ?? known.aliases,
      retiresAt: row.retires === undefined ? known.retiresAt : momentOf(row.retires),
      row: { ...known.row, ...row },
    };
  }
  const base = row.like === undefined ? null : (entries.get(row.like) ?? null);
  const model = toModel(id, row, base?.model ?? null, price);
  return {
    model: created === undefined ? model : { ...model, created },
    origin,
    aliases: row.aliases ?? [],
    retiresAt: row.retires === undefined ? null : momentOf(row.retires),
    routes,
    worksLike: routes || !base ? null : base.model.id,
    row,
  };
}

const CHANGEABLE = 'routed, priced, retired, given other names, parameters and a speed';

/** A model that exists, with what a row may change of it. */
function changed(model: Model, row: ModelRow, price: Price | null): Model {
  const parameters = model.kind === 'video' && { parameters: parametersOf(row, model.parameters) };
  return withUsablePrice({
    ...model,
    ...parameters,
    price: price ? priceOver(model.price, price) : model.price,
  });
}

function assertNamesFree(entry: CatalogueEntry, entries: ReadonlyMap<string, CatalogueEntry>): void {
  const { id } = entry.model;
  for (const other of entries.values()) {
    if (other.model.id === id) continue;
    if (other.aliases.includes(id)) throw new WrongRow(null, `its id is another name of ${other.model.id}`);
    const taken = entry.aliases.find((alias) => alias === other.model.id || other.aliases.includes(alias));
    if (taken !== undefined) throw new WrongRow('aliases', `${taken} is a name of ${other.model.id}`);
  }
}

function momentOf(date: string): number {
  const moment = Date.parse(date);
  if (Number.isNaN(moment)) throw new WrongRow('retires', 'must be a date such as 2027-01-31');
  return moment;
}

function entryOf(model: Model): CatalogueEntry {
  return { model, origin: 'contract', aliases: [], retiresAt: null, routes: null, worksLike: null, row: {} };
}

/** What an entry of the catalogue says of who does the work. */
interface Worker {
  readonly origin: string;
  readonly row: { readonly speed?: string };
  readonly routes: readonly unknown[] | null;
  readonly worksLike: string | null;
}

/** What the operator says of how long it takes, also of the model that it works like; null: nothing. */
function speedOf({ row, worksLike }: Worker, others: ReadonlyMap<string, Worker>): string | null {
  const like = worksLike === null ? undefined : others.get(worksLike);
  return row.speed ?? (like ? speedOf(like, others) : null);
}

/** Whether the engines of this machine do the work. */
function isMadeHere(worker: Worker, others: ReadonlyMap<string, Worker>): boolean {
  const like = worker.worksLike === null ? undefined : others.get(worker.worksLike);
  if (like) return isMadeHere(like, others);
  return worker.routes?.every((route) => route === 'local') ?? worker.origin === 'contract';
}
