import type { Micros } from '../../domain/money.ts';
import { priceOfFilm, roundPrice } from '../../domain/price.ts';
import type { PricedFilm } from '../../domain/price-table.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';

/**
 * What a film costs as it was really made: the agreed price in the proportion in which the two differ in today's
 * prices, so that a change of prices since does not change what was agreed.
 */
export function priceAsMade(catalogue: ModelCatalogue, task: TaskInFull, made: PricedFilm): Micros {
  const model = catalogue.everOffered(task.model);
  if (model?.kind !== 'video') return task.price;
  const prices = catalogue.priceOf(model);
  const asked = priceOfFilm(prices, task.request, model.parameters);
  const really = priceOfFilm(prices, { ...task.request, ...made }, model.parameters);
  // Today's table may not have what was ordered, or what was made.
  if (!asked || really === null) return task.price;
  return roundPrice((task.price * really) / asked);
}
