import { keyMayUse } from '../../domain/account.ts';
import {
  Catalogue,
  type CatalogueEntry,
  type CatalogueRow,
  type Endpoint,
  type Model,
  type Price,
} from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { ENDPOINT_PATHS } from '../../domain/model.ts';
import { priceOver } from '../../domain/price-table.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { type Database, mustWrite } from '../../platform/storage/database.ts';
import {
  allModelSettings,
  deleteModelSettings,
  type ModelSettings,
  type StoredFacts,
  saveModelDeprecation,
  saveModelFacts,
  saveModelPrice,
  toModelSettings,
} from './model-table.ts';

/** Settings changed by another process apply within this time. */
const FRESH_MS = 1000;

export interface ModelCatalogueDeps {
  readonly database: Database;
  /** The rows of the settings file. */
  readonly configured: readonly CatalogueRow[];
  readonly now: () => number;
  /** Called with every new catalogue, before any request sees it. */
  readonly onChange?: (catalogue: Catalogue) => void;
}

/** A model as the operator sees it. */
export interface OfferedModel {
  readonly entry: CatalogueEntry;
  readonly model: Model;
  readonly price: Price;
  readonly deprecated: boolean;
}

/** Absent: as it is. */
export interface ModelChange {
  /** Replaces the price; null restores the price from the settings. */
  readonly price?: Price | null;
  readonly deprecated?: boolean;
  readonly facts?: StoredFacts;
}

/**
 * The catalogue of this deployment: the models of the contract, those of the settings file, and those that the operator
 * has added meanwhile, with the operator's prices and without the retired ones.
 */
export class ModelCatalogue {
  readonly #deps: ModelCatalogueDeps;
  #configured: readonly CatalogueRow[];
  #settings = new Map<string, ModelSettings>();
  /** The operator's rows, as text: what has not changed is not read again. */
  #written = '[]';
  #catalogue: Catalogue;
  #freshUntil = 0;
  #loading: Promise<void> | null = null;
  /** Sequence numbers of the latest load started, and of the load whose settings are in use. */
  #begun = 0;
  #inUse = 0;

  constructor(deps: ModelCatalogueDeps) {
    this.#deps = deps;
    this.#configured = deps.configured;
    this.#catalogue = new Catalogue(deps.configured);
  }

  /** The models as they are now. */
  get current(): Catalogue {
    return this.#catalogue;
  }

  /** Replaces the rows of the settings file. */
  configure(configured: readonly CatalogueRow[]): void {
    this.#configured = configured;
    this.#rebuild();
  }

  /** Brings in what other processes have changed. */
  async refresh(): Promise<void> {
    if (this.#deps.now() < this.#freshUntil) return;
    await this.#refresh();
  }

  /** The model of a request, checked in this order: present, known, allowed for the key, suitable for the endpoint. */
  async choose(name: unknown, caller: Caller, endpoint: Endpoint): Promise<Model> {
    if (this.#isStale()) await this.#refresh();
    if (name === undefined) {
      throw new ServiceError('missing_parameter', '`model` is required. GET /v1/models lists the models.', {
        param: 'model',
      });
    }
    if (typeof name !== 'string') {
      throw new ServiceError('invalid_parameter', '`model` must be a string.', { param: 'model' });
    }
    const model = this.#allowed(name, caller);
    if (!model.endpoints.includes(endpoint)) {
      throw new ServiceError(
        'invalid_parameter',
        `The model ${model.id} cannot be used here; it serves ${model.endpoints.map((known) => ENDPOINT_PATHS[known]).join(', ')}.`,
        { param: 'model' },
      );
    }
    return model;
  }

  /** An offered model that the caller may use, by any of its names. */
  async findFor(caller: Caller, name: string): Promise<Model> {
    if (this.#isStale()) await this.#refresh();
    return this.#allowed(name, caller);
  }

  /** An offered model, by any of its names. */
  async find(name: string): Promise<Model> {
    if (this.#isStale()) await this.#refresh();
    return this.#known(name).model;
  }

  /** Also one that is not offered any more: its tasks stay what they are. */
  everOffered(name: string): Model | undefined {
    return this.#catalogue.find(name)?.model;
  }

  /** The models that the caller may use. */
  async listFor(caller: Caller): Promise<Model[]> {
    if (this.#isStale()) await this.#refresh();
    return [...this.#catalogue.entries.values()]
      .filter((entry) => this.#isOffered(entry) && mayUse(caller, entry))
      .map(({ model }) => model);
  }

  priceOf(model: Model): Price {
    const changed = this.#settings.get(model.id)?.price;
    return changed ? priceOver(model.price, changed) : model.price;
  }

  /** For the operator: deprecated and retired models too. */
  async listAll(): Promise<OfferedModel[]> {
    if (this.#isStale()) await this.#refresh();
    return [...this.#catalogue.entries.values()].map((entry) => ({
      entry,
      model: entry.model,
      price: this.priceOf(entry.model),
      deprecated: this.#settings.get(entry.model.id)?.deprecated ?? false,
    }));
  }

  /** What the operator has said of a model while the service ran. */
  storedFacts(id: string): StoredFacts | null {
    return this.#settings.get(id)?.facts ?? null;
  }

  /** The catalogue as it would be with these facts of a model; its problems say whether they can be used. */
  with(id: string, facts: StoredFacts): Catalogue {
    return new Catalogue([
      ...this.#configured,
      ...this.#storedRows().filter((row) => row.id !== id),
      rowOf(id, facts),
    ]);
  }

  async change(id: string, change: ModelChange): Promise<void> {
    await mustWrite(this.#deps.database, [
      ...(change.price === undefined ? [] : [saveModelPrice(id, change.price)]),
      ...(change.deprecated === undefined ? [] : [saveModelDeprecation(id, change.deprecated)]),
      ...(change.facts === undefined ? [] : [saveModelFacts(id, change.facts, this.#deps.now())]),
    ]);
    await this.#load();
  }

  /** Removes whatever the operator has said of a model: one that was added is gone. */
  async remove(id: string): Promise<void> {
    await mustWrite(this.#deps.database, [deleteModelSettings(id)]);
    await this.#load();
  }

  #allowed(name: string, caller: Caller): Model {
    const entry = this.#known(name);
    if (!mayUse(caller, entry)) throw modelAccessDenied(entry.model.id);
    return entry.model;
  }

  #known(name: string): CatalogueEntry {
    const entry = this.#catalogue.find(name);
    if (entry && this.#isOffered(entry)) return entry;
    throw new ServiceError(
      'model_not_found',
      `The model ${shown(name)} does not exist. GET /v1/models lists the models.`,
      { param: 'model' },
    );
  }

  #isOffered({ model, retiresAt }: CatalogueEntry): boolean {
    if (retiresAt !== null && this.#deps.now() >= retiresAt) return false;
    return !this.#settings.get(model.id)?.deprecated;
  }

  #isStale(): boolean {
    return this.#deps.now() >= this.#freshUntil;
  }

  /** Callers that arrive while the settings are loading wait for the same load. */
  #refresh(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    this.#begun += 1;
    const [number, began] = [this.#begun, this.#deps.now()];
    const rows = await this.#deps.database.read(allModelSettings());
    // A load that started earlier must not overwrite a newer one.
    if (number < this.#inUse) return;
    this.#inUse = number;
    this.#settings = new Map(rows.map(toModelSettings).map((settings) => [settings.model, settings]));
    const written = JSON.stringify(this.#storedRows());
    if (written !== this.#written) {
      this.#written = written;
      this.#rebuild();
    }
    this.#freshUntil = began + FRESH_MS;
  }

  #rebuild(): void {
    this.#catalogue = new Catalogue([...this.#configured, ...this.#storedRows()]);
    this.#deps.onChange?.(this.#catalogue);
  }

  #storedRows(): CatalogueRow[] {
    return [...this.#settings.values()].flatMap(({ model, facts, createdAt }) =>
      facts ? [rowOf(model, facts, createdAt)] : [],
    );
  }
}

function rowOf(id: string, facts: StoredFacts, createdAt: number | null = null): CatalogueRow {
  return {
    id,
    origin: 'operator',
    ...facts,
    ...(createdAt !== null && { created: Math.floor(createdAt / 1000) }),
  };
}

/** A key's list may have any of a model's names: one that was renamed keeps its keys. */
function mayUse({ key }: Caller, { model, aliases }: CatalogueEntry): boolean {
  return keyMayUse(key, model.id) || aliases.some((alias) => keyMayUse(key, alias));
}

/** Shortens the caller's own text for an error message. */
function shown(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}

function modelAccessDenied(model: string): ServiceError {
  return new ServiceError('model_access_denied', `This API key may not use the model ${model}.`, {
    param: 'model',
  });
}
