import type { Model, Price } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { isChargedBy, PRICE_MEASURES } from '../../domain/price.ts';
import type { EngineModel } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { ModelCatalogue } from '../model-catalogue.ts';
import { notFound } from './operator-listing.ts';

export interface OfferedModel {
  readonly model: Model;
  readonly price: Price;
  readonly deprecated: boolean;
}

export interface ServedModel extends OfferedModel {
  /** Null where no engine here says it. */
  readonly servedBy: EngineModel | null;
}

export interface ModelChange {
  /** Replaces the price; null restores the price from the settings. */
  readonly price?: Price | null;
  readonly deprecated?: boolean;
}

/** The catalogue as the operator sees it: deprecated models too. */
export class OperatorModels {
  readonly #catalogue: ModelCatalogue;
  readonly #engines: EngineRegistry;

  constructor(catalogue: ModelCatalogue, engines: EngineRegistry) {
    this.#catalogue = catalogue;
    this.#engines = engines;
  }

  async list(): Promise<ServedModel[]> {
    return (await this.#catalogue.listAll()).map((offered) => ({
      ...offered,
      servedBy: this.#engines.chat(offered.model.id)?.about?.() ?? null,
    }));
  }

  async read(id: string): Promise<ServedModel> {
    const found = (await this.list()).find(({ model }) => model.id === id);
    if (!found) throw notFound('model_not_found', 'model', id, 'id');
    return found;
  }

  async change(id: string, change: ModelChange): Promise<ServedModel> {
    const { model } = await this.read(id);
    if (change.price) assertPriceFits(model, change.price);
    await this.#catalogue.change(id, change);
    return await this.read(id);
  }

  /** All are looked at before the first is changed. */
  async setPrices(table: readonly { model: string; price: Price | null }[]): Promise<ServedModel[]> {
    for (const { model: id, price } of table) {
      const { model } = await this.read(id);
      if (price) assertPriceFits(model, price);
    }
    for (const { model, price } of table) await this.#catalogue.change(model, { price });
    return await Promise.all(table.map(({ model }) => this.read(model)));
  }
}

/** A price for the wrong measure would be stored and shown, but never charged. */
function assertPriceFits(model: Model, price: Price): void {
  const all = Object.keys(PRICE_MEASURES) as (keyof Price)[];
  const strange = all.find((measure) => measure in price && !isChargedBy(model.price, measure));
  if (strange === undefined) return;
  const measures = all.filter((measure) => measure in model.price).map((measure) => PRICE_MEASURES[measure]);
  throw new ServiceError(
    'invalid_parameter',
    `The model ${model.id} is priced by ${measures.join(' and ')}.`,
    {
      param: `price.${PRICE_MEASURES[strange]}`,
    },
  );
}
