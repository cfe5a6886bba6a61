import type { Micros } from '../../domain/money.ts';
import { priceOfVideo, roundPrice } from '../../domain/price.ts';
import type { PricedVideo } from '../../domain/price-table.ts';
import type { TaskInFull } from '../../domain/task.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';

/**
 * What a video costs as it was really made: the agreed price in the proportion in which the two differ in today's
 * prices, so that a change of prices since does not change what was agreed.
 */
export function priceAsMade(catalogue: ModelCatalogue, task: TaskInFull, made: PricedVideo): Micros {
  const model = catalogue.everOffered(task.model);
  if (model?.kind !== 'video') return task.price;
  const prices = catalogue.priceOf(model);
  const ordered = priceOfVideo(prices, task.request, model.parameters);
  const really = priceOfVideo(prices, { ...task.request, ...made }, model.parameters);
  // Today's table may not have what was ordered, or what was made.
  if (!ordered || really === null) return task.price;
  return roundPrice((task.price * really) / ordered);
}
