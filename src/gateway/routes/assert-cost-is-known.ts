import type { Model } from '../../domain/catalogue.ts';
import { ConfigError } from '../../settings/config.ts';
import type { PriceSettings, RouteSettings } from '../../settings/settings.ts';
import type { UpstreamEntry } from './read-upstream.ts';

/** By which a service may take money for the work of a model. */
const MEASURES_OF_COST = {
  video: ['per_second'],
  speech: ['per_thousand_characters'],
  transcription: ['per_minute'],
  chat: ['per_thousand_tokens', 'per_thousand_input_tokens', 'per_thousand_output_tokens'],
} as const satisfies Readonly<Record<Model['kind'], readonly (keyof PriceSettings)[]>>;

/** Throws `ConfigError` when a service may not cost more than a limit, and nobody knows what it costs by this route. */
export function assertCostIsKnown(
  { settings, written, path: limited }: UpstreamEntry,
  kind: Model['kind'],
  { price = {} }: RouteSettings,
  path: string,
): void {
  if (settings.most_per_day === undefined) return;
  const isReported = kind === 'video' && written['cost'] !== undefined;
  const measures = MEASURES_OF_COST[kind];
  if (isReported || measures.some((measure) => price[measure] !== undefined)) return;
  throw new ConfigError(
    `${path}.price.${measures[0]}: is missing, and what is not known cannot count towards ${limited}.most_per_day.`,
  );
}
