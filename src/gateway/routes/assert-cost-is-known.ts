import type { Amounts } from '../../domain/amounts.ts';
import type { Model, VideoModel } from '../../domain/catalogue.ts';
import { MEASURES_OF_KIND, PRICE_MEASURES } from '../../domain/price.ts';
import type { PricedAbilities } from '../../domain/price-table.ts';
import { imageRole } from '../../domain/videos/image-role.ts';
import type { InputRole } from '../../domain/videos/video.ts';
import { choicesOf } from '../../domain/videos/video-choices.ts';
import { sizeOfDimensions, tierOf } from '../../domain/videos/video-size.ts';
import { wrongPrice } from '../../domain/wrong-price.ts';
import type { VideoCapabilities } from '../../engines/video-capabilities.ts';
import { ConfigError } from '../../settings/config.ts';
import { type RouteSettings, toPrice } from '../../settings/settings.ts';
import type { UpstreamEntry } from './read-upstream.ts';

/** Of themselves they are no price: they say what some of the seconds or tokens cost. */
const CHANGES_ANOTHER: ReadonlySet<keyof Amounts> = new Set([
  'largeFactor',
  'perThousandCachedTokens',
  'perThousandAudioTokens',
]);

/** Throws `ConfigError` when a service may not cost more than a limit, and nobody knows what it costs by this route. */
export function assertCostIsKnown(
  { settings, written, path: limited }: UpstreamEntry,
  kind: Model['kind'],
  { price = {} }: RouteSettings,
  path: string,
): void {
  if (settings.most_per_day === undefined) return;
  const isReported = kind === 'video' && written['cost'] !== undefined;
  const measures = MEASURES_OF_KIND[kind].filter((measure) => !CHANGES_ANOTHER.has(measure));
  const spelled = measures.map((measure) => PRICE_MEASURES[measure]);
  // A table without amounts for some order is refused elsewhere.
  if (isReported || price.rows || spelled.some((measure) => price[measure] !== undefined)) return;
  throw new ConfigError(
    `${path}.price.${spelled[0]}: is missing, and what is not known cannot count towards ${limited}.most_per_day.`,
  );
}

/** Throws `ConfigError` when the price of a route has no row for something that the model offers and the engine can make. */
export function assertPriceIsWhole(
  model: Model,
  { price }: RouteSettings,
  path: string,
  can?: VideoCapabilities,
): void {
  if (!price) return;
  const wrong = wrongPrice(
    model,
    toPrice(price),
    model.kind === 'video' && can ? ableTo(model, can) : undefined,
  );
  if (wrong === null) return;
  throw new ConfigError(
    `${[path, 'price', ...(wrong.at === null ? [] : [wrong.at])].join('.')}: ${wrong.message}.`,
  );
}

/** What of a model an engine can make. */
export function ableTo(model: VideoModel, can: VideoCapabilities): PricedAbilities {
  const { sizes, tiers, seconds, inputs } = can;
  const most = (role: InputRole) => (inputs === 'any' ? model.maxImages : (inputs[role] ?? 0));
  const takes = (role: InputRole) => most(role) > 0;
  const pictureRoles = new Set([imageRole(model, 0), imageRole(model, 1)]);
  const offered = choicesOf(model);
  return {
    sizes: offered.sizes.filter(
      (size) =>
        (sizes === 'any' || sizes.includes(size)) &&
        (tiers?.includes(tierOf(sizeOfDimensions(size))) ?? true),
    ),
    seconds: offered.seconds.filter((length) => seconds === 'any' || seconds.includes(length)),
    pictures: Math.min(
      model.maxImages,
      [...pictureRoles].reduce((sum, role) => sum + most(role), 0),
    ),
    characters: takes('character') || can.portraits === true,
    fromVideo:
      (can.remix && model.family === 'B') ||
      takes('clip') ||
      can.edits !== undefined ||
      can.extensions !== undefined,
  };
}
