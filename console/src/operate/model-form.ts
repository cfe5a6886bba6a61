import type { Price } from '../../../client/src/index.ts';
import { amountOf } from './amount.ts';

/** A model as the operator API lists it. */
export interface Offered {
  readonly id: string;
  readonly price: Price;
  readonly deprecated: boolean;
  /** Who named it: `contract`, `settings` or `operator`. */
  readonly origin: string;
  readonly has_engine: boolean;
  readonly retires_at: number | null;
  readonly description: string | null;
  readonly speed: string | null;
  readonly facts: {
    readonly like?: string;
    readonly description?: string;
    readonly speed?: string;
    readonly retires?: string;
  };
  readonly routes: readonly Route[] | null;
}

type Route = string | { readonly upstream: string; readonly model?: string };

/** What the form for a model holds, all of it text. */
export interface ModelFields {
  id: string;
  like: string;
  description: string;
  speed: string;
  routes: string;
  retires: string;
  prices: Record<string, string>;
}

export const emptyFields = (): ModelFields => ({
  id: '',
  like: '',
  description: '',
  speed: '',
  routes: '',
  retires: '',
  prices: {},
});

export function fieldsOf(model: Offered): ModelFields {
  const { like = '', description = '', speed = '', retires = '' } = model.facts;
  const routes = (model.routes ?? []).map(routeText).join('\n');
  return {
    id: model.id,
    like,
    description,
    speed,
    routes,
    retires: retires.slice(0, 10),
    prices: pricesOf(model.price),
  };
}

export const pricesOf = (price: Offered['price']): Record<string, string> =>
  Object.fromEntries(amountsOf(price).map(([name, value]) => [name, String(value)]));

/** Without its rows, which a form has no fields for. */
export const amountsOf = ({ rows: _, ...amounts }: Price): [string, number][] => Object.entries(amounts);

export const numbersOf = (prices: ModelFields['prices']) =>
  Object.fromEntries(
    Object.entries(prices).map(([name, value]) => [name, amountOf(value, `price.${name}`) ?? 0]),
  );

/** Only what was changed is sent, so that what this form cannot express stays; a null takes back what was emptied. */
export function changesOf(fields: ModelFields, before: ModelFields, routes: Offered['routes']) {
  const texts = (['like', 'description', 'speed', 'retires'] as const)
    .filter((name) => fields[name].trim() !== before[name])
    .map((name) => [name, fields[name].trim() || null]);
  const price = numbersOf(fields.prices);
  const isOtherPrice = JSON.stringify(price) !== JSON.stringify(numbersOf(before.prices));
  return {
    ...Object.fromEntries(texts),
    ...(fields.routes.trim() !== before.routes && { routes: routesOf(fields.routes, routes ?? []) }),
    ...(isOtherPrice && { price }),
  };
}

const routeText = (route: Route): string =>
  typeof route === 'string' ? route : [route.upstream, route.model ?? []].flat().join(':');

/** A line that was there before is the same route, with all that its text does not say. */
function routesOf(text: string, before: readonly Route[]): Route[] | null {
  const lines = text.split(/[\s,]+/).filter(Boolean);
  const routes = lines.map((line) => before.find((route) => routeText(route) === line) ?? readRoute(line));
  return routes.length === 0 ? null : routes;
}

/** `fal:fal-ai/wan` is the model `fal-ai/wan` of the upstream `fal`; without a colon it is an engine of this machine. */
function readRoute(line: string): Route {
  const colon = line.indexOf(':');
  return colon < 0 ? line : { upstream: line.slice(0, colon), model: line.slice(colon + 1) };
}
