import { keyMayUse } from '../domain/account.ts';
import { allModels, type Endpoint, type Model, modelById, type Price } from '../domain/catalogue.ts';
import { ServiceError } from '../domain/errors.ts';
import { type Database, mustWrite } from '../storage/database.ts';
import {
  allModelSettings,
  type ModelSettings,
  saveModelDeprecation,
  saveModelPrice,
  toModelSettings,
} from '../storage/tables/model-settings.ts';
import { assertMayUse } from './authenticate.ts';
import type { Caller } from './caller.ts';

/** Settings changed by another process are seen within this time. */
const FRESH_MS = 1000;

/**
 * The catalogue as this deployment offers it: the models of `domain/models.ts`, with prices from the settings file and
 * then from the operator, less the deprecated ones.
 */
export class ModelCatalogue {
  readonly #database: Database;
  readonly #configuredPrices: ReadonlyMap<string, Price>;
  readonly #now: () => number;
  #settings = new Map<string, ModelSettings>();
  #freshUntil = 0;
  #loading: Promise<void> | null = null;
  /** Numbers of the last load that began and of the last whose settings are in use. */
  #begun = 0;
  #inUse = 0;

  constructor(database: Database, configuredPrices: ReadonlyMap<string, Price>, now: () => number) {
    this.#database = database;
    this.#configuredPrices = configuredPrices;
    this.#now = now;
  }

  /**
   * The model a request names, checked in this order: present, known, allowed to the key, fit for the endpoint.
   */
  async choose(name: unknown, caller: Caller, endpoint: Endpoint): Promise<Model> {
    if (name === undefined) {
      throw new ServiceError('missing_parameter', '`model` is required. GET /v1/models lists the models.', {
        param: 'model',
      });
    }
    if (typeof name !== 'string') {
      throw new ServiceError('invalid_parameter', '`model` must be a string.', { param: 'model' });
    }
    const model = await this.find(name);
    assertMayUse(caller, model.id);
    if (!model.endpoints.includes(endpoint)) {
      throw new ServiceError(
        'invalid_parameter',
        `The model ${model.id} cannot be used here; it serves ${model.endpoints.map((known) => ENDPOINT_PATHS[known]).join(', ')}.`,
        { param: 'model' },
      );
    }
    return model;
  }

  async find(id: string): Promise<Model> {
    if (this.#isStale()) await this.#refresh();
    const model = modelById(id);
    if (model === undefined || this.#settings.get(id)?.deprecated) {
      throw new ServiceError(
        'model_not_found',
        `The model ${shown(id)} does not exist. GET /v1/models lists the models.`,
        {
          param: 'model',
        },
      );
    }
    return model;
  }

  /** What the caller may use. */
  async listFor(caller: Caller): Promise<Model[]> {
    if (this.#isStale()) await this.#refresh();
    return allModels().filter(
      (model) => !this.#settings.get(model.id)?.deprecated && keyMayUse(caller.key, model.id),
    );
  }

  priceOf(model: Model): Price {
    return {
      ...model.price,
      ...this.#configuredPrices.get(model.id),
      ...this.#settings.get(model.id)?.price,
    };
  }

  /** For the operator: deprecated models too. */
  async listAll(): Promise<{ model: Model; price: Price; deprecated: boolean }[]> {
    if (this.#isStale()) await this.#refresh();
    return allModels().map((model) => ({
      model,
      price: this.priceOf(model),
      deprecated: this.#settings.get(model.id)?.deprecated ?? false,
    }));
  }

  async change(id: string, change: { price?: Price | null; deprecated?: boolean }): Promise<void> {
    if (modelById(id) === undefined)
      throw new ServiceError('model_not_found', `The model ${shown(id)} does not exist.`);
    await mustWrite(this.#database, [
      ...(change.price === undefined ? [] : [saveModelPrice(id, change.price)]),
      ...(change.deprecated === undefined ? [] : [saveModelDeprecation(id, change.deprecated)]),
    ]);
    await this.#load();
  }

  #isStale(): boolean {
    return this.#now() >= this.#freshUntil;
  }

  /** Whoever comes while the settings are read waits for them too. */
  #refresh(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    this.#begun += 1;
    const [number, began] = [this.#begun, this.#now()];
    const rows = await this.#database.read(allModelSettings());
    // A read that began before the last change must not undo it.
    if (number < this.#inUse) return;
    this.#inUse = number;
    this.#settings = new Map(rows.map((row) => [row['model'] as string, toModelSettings(row)]));
    this.#freshUntil = began + FRESH_MS;
  }
}

export const ENDPOINT_PATHS: Readonly<Record<Endpoint, string>> = {
  'video/create': '/v1/video/create',
  videos: '/v1/videos',
  chat: '/v1/chat/completions',
  transcriptions: '/v1/audio/transcriptions',
  translations: '/v1/audio/translations',
  speech: '/v1/audio/speech',
};

/** A caller's own words go back to it, but not pages of them. */
function shown(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
