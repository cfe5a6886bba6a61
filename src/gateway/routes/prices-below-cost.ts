import type { Catalogue, CatalogueEntry, Model, Price } from '../../domain/catalogue.ts';
import { type Loss, largestLoss } from '../../domain/largest-loss.ts';
import { toDecimal } from '../../domain/money.ts';
import { ConfigError, type RouteConfig } from '../../settings/config.ts';
import { type RouteSettings, toPrice } from '../../settings/settings.ts';
import { ableTo } from './assert-cost-is-known.ts';
import type { Upstreams } from './open-upstreams.ts';

/** A sentence for each route of a model that takes more for some order than callers pay, with the order that loses most. */
export function pricesBelowCost(
  upstreams: Pick<Upstreams, 'checkRoute'>,
  catalogue: Catalogue,
  priceOf: (model: Model) => Price,
): string[] {
  return [...catalogue.entries.values()].flatMap((entry) => {
    const { model } = entry;
    return routesOf(entry, catalogue).flatMap((route, index) => {
      if (typeof route === 'string' || !route.price) return [];
      const loss = lossAt(upstreams, model, priceOf(model), route, index);
      if (loss === null) return [];
      return [
        `${model.id} is sold for ${toDecimal(loss.price)} and costs ${toDecimal(loss.cost)} at ${route.upstream} (${loss.order}): raise models.${model.id}.price, or correct the price of the route.`,
      ];
    });
  });
}

function lossAt(
  upstreams: Pick<Upstreams, 'checkRoute'>,
  model: Model,
  price: Price,
  route: RouteSettings,
  index: number,
): Loss | null {
  const cost = toPrice(route.price ?? {});
  if (model.kind !== 'video') return largestLoss(model, price, cost);
  try {
    return largestLoss(
      model,
      price,
      cost,
      ableTo(model, upstreams.checkRoute(model, route, index).capabilities),
    );
  } catch (error) {
    // A route that cannot be used sells nothing; it is reported where routes are made.
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** A model without routes of its own is served by those of the one that it is like. */
function routesOf(entry: CatalogueEntry, catalogue: Catalogue): readonly RouteConfig[] {
  for (let next: CatalogueEntry | undefined = entry; next; ) {
    if (next.routes) return next.routes as readonly RouteConfig[];
    next = next.worksLike === null ? undefined : catalogue.entries.get(next.worksLike);
  }
  return [];
}
