import type { Catalogue, CatalogueEntry, Model, Price, RouteRow } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { ModelRow } from '../../domain/model-row.ts';
import { priceOver } from '../../domain/price-table.ts';
import { wrongPrice } from '../../domain/wrong-price.ts';
import type { EngineModel } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { notFound } from '../../platform/storage/listing.ts';
import type { ModelCatalogue, OfferedModel } from './model-catalogue.ts';
import type { StoredFacts } from './model-table.ts';

export interface ServedModel extends OfferedModel {
  /** Null where no engine here says it. */
  readonly servedBy: EngineModel | null;
  /** Whether anything can do its work. */
  readonly hasEngine: boolean;
}

/** A null takes back what was said; absent: as it is. */
type Changed<Facts> = { readonly [Fact in keyof Facts]?: Facts[Fact] | null };

export interface ModelOrder {
  readonly row: ModelRow;
  readonly price: Price | null;
  readonly routes: readonly RouteRow[] | null;
}

export interface ModelPatch {
  /** Replaces the price; null restores the price from the settings. */
  readonly price?: Price | null;
  readonly deprecated?: boolean;
  readonly row?: Changed<ModelRow>;
  readonly routes?: readonly RouteRow[] | null;
}

export interface OperatorModelsDeps {
  readonly catalogue: ModelCatalogue;
  readonly engines: EngineRegistry;
  /** What is wrong with the routes of a model; null: nothing. */
  readonly wrongRoutes: (entry: CatalogueEntry) => string | null;
}

/** The catalogue as the operator sees and changes it: deprecated and retired models too. */
export class OperatorModels {
  readonly #deps: OperatorModelsDeps;

  constructor(deps: OperatorModelsDeps) {
    this.#deps = deps;
  }

  async list(): Promise<ServedModel[]> {
    const { catalogue, engines } = this.#deps;
    return (await catalogue.listAll()).map((offered) => ({
      ...offered,
      servedBy: engines.chat(offered.model.id)?.about?.() ?? null,
      hasEngine: engines.serves(offered.model),
    }));
  }

  async read(id: string): Promise<ServedModel> {
    const found = (await this.list()).find(({ model }) => model.id === id);
    if (!found) throw notFound('model_not_found', 'model', id, 'id');
    return found;
  }

  async add(id: string, order: ModelOrder): Promise<ServedModel> {
    const { catalogue } = this.#deps;
    await catalogue.refresh();
    if (catalogue.everOffered(id))
      throw new ServiceError('invalid_parameter', `The model ${id} already exists.`, { param: 'id' });
    this.#assertUsable(id, order);
    await catalogue.change(id, { facts: order });
    return await this.read(id);
  }

  async change(id: string, { row, routes, ...change }: ModelPatch): Promise<ServedModel> {
    const { catalogue } = this.#deps;
    const { model } = await this.read(id);
    const facts = row === undefined && routes === undefined ? null : this.#factsWith(id, row, routes);
    const after = facts ? this.#assertUsable(id, facts) : model;
    // A price that was set before has to fit what the model becomes.
    if (row && change.price === undefined) assertPriceFits(after, catalogue.priceOf(after));
    if (change.price) assertPriceFits(after, priceOver(after.price, change.price));
    await catalogue.change(id, { ...change, ...(facts && { facts }) });
    return await this.read(id);
  }

  /** All are looked at before the first is changed. */
  async setPrices(table: readonly { model: string; price: Price | null }[]): Promise<ServedModel[]> {
    for (const { model: id, price } of table) {
      const { model } = await this.read(id);
      if (price) assertPriceFits(model, priceOver(model.price, price));
    }
    for (const { model, price } of table) await this.#deps.catalogue.change(model, { price });
    return await Promise.all(table.map(({ model }) => this.read(model)));
  }

  /** Only what was added here can go; its tasks stay. */
  async remove(id: string): Promise<void> {
    const { catalogue } = this.#deps;
    const { entry } = await this.read(id);
    if (entry.origin !== 'operator')
      throw new ServiceError(
        'invalid_request',
        `${id} is a model of the ${entry.origin}: it can be deprecated or retired.`,
        { param: 'id' },
      );
    const like = (await this.list()).find(({ entry: other }) => other.row.like === id);
    if (like)
      throw new ServiceError('invalid_request', `${like.model.id} is like ${id}: change it first.`, {
        param: 'id',
      });
    await catalogue.remove(id);
  }

  #factsWith(id: string, row: ModelPatch['row'], routes: ModelPatch['routes']): StoredFacts {
    const stored = this.#deps.catalogue.storedFacts(id) ?? { row: {}, price: null, routes: null };
    return {
      ...stored,
      row: withoutNulls({ ...stored.row, ...row }),
      ...(routes !== undefined && { routes }),
    };
  }

  /** The model as it would be. */
  #assertUsable(id: string, facts: StoredFacts): Model {
    const after: Catalogue = this.#deps.catalogue.with(id, facts);
    const known = new Set(this.#deps.catalogue.current.problems.map((problem) => problem.id));
    const problem =
      after.problems.find((found) => found.id === id) ?? after.problems.find((found) => !known.has(found.id));
    if (problem)
      throw new ServiceError(
        'invalid_parameter',
        `${problem.id === id ? '' : `${problem.id}: `}${problem.fact ? `\`${problem.fact}\`: ` : ''}${problem.message}.`,
        { param: problem.fact ?? 'id' },
      );
    const entry = after.entries.get(id);
    if (!entry) throw notFound('model_not_found', 'model', id, 'id');
    const wrong = facts.routes && this.#deps.wrongRoutes(entry);
    if (wrong) throw new ServiceError('invalid_parameter', wrong, { param: 'routes' });
    return entry.model;
  }
}

function withoutNulls(row: Changed<ModelRow>): ModelRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** What a model has become since may leave a hole in a price: it is looked at as the model is now. */
function assertPriceFits(model: Model, price: Price): void {
  const wrong = wrongPrice(model, price);
  if (wrong === null) return;
  const param = wrong.at === null ? 'price' : `price.${wrong.at}`;
  throw new ServiceError('invalid_parameter', `\`${param}\` of ${model.id} ${wrong.message}.`, { param });
}
