import { keyMayUse } from '../domain/account.ts';
import { allModels, type Endpoint, type Model, modelById, type Price } from '../domain/catalogue.ts';
import { ServiceError } from '../domain/errors.ts';
import type { Caller } from '../identity/caller.ts';
import { type Database, mustWrite } from '../storage/database.ts';
import {
  allModelSettings,
  type ModelSettings,
  saveModelDeprecation,
  saveModelPrice,
  toModelSettings,
} from '../storage/tables/model-settings.ts';
import { assertMayUse } from './authenticate.ts';

/** Settings changed by another process apply within this time. */
const FRESH_MS = 1000;

/**
 * The catalogue of this deployment: the models of `domain/models.ts`, with prices from the settings file and then from
 * the operator, without the deprecated ones.
 */
export class ModelCatalogue {
  readonly #database: Database;
  readonly #configured: { readonly prices: ReadonlyMap<string, Price> };
  readonly #now: () => number;
  #settings = new Map<string, ModelSettings>();
  #freshUntil = 0;
  #loading: Promise<void> | null = null;
  /** Sequence numbers of the latest load started, and of the load whose settings are in use. */
  #begun = 0;
  #inUse = 0;

  constructor(
    database: Database,
    /** Asked each time: the settings may be read again. */
    configured: { readonly prices: ReadonlyMap<string, Price> },
    now: () => number,
  ) {
    this.#database = database;
    this.#configured = configured;
    this.#now = now;
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
    const model = this.#known(name);
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
    return this.#known(id);
  }

  #known(id: string): Model {
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

  /** The models that the caller may use. */
  async listFor(caller: Caller): Promise<Model[]> {
    if (this.#isStale()) await this.#refresh();
    return allModels().filter(
      (model) => !this.#settings.get(model.id)?.deprecated && keyMayUse(caller.key, model.id),
    );
  }

  priceOf(model: Model): Price {
    const configured = this.#configured.prices.get(model.id);
    const changed = this.#settings.get(model.id)?.price;
    return configured || changed ? { ...model.price, ...configured, ...changed } : model.price;
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

  /** Callers that arrive while the settings are loading wait for the same load. */
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
    // A load that started earlier must not overwrite a newer one.
    if (number < this.#inUse) return;
    this.#inUse = number;
    this.#settings = new Map(rows.map(toModelSettings).map((settings) => [settings.model, settings]));
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

/** Shortens the caller's own text for an error message. */
function shown(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
