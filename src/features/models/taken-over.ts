import { ServiceError } from '../../domain/errors.ts';
import { ENDPOINT_PATHS, type ImageUse } from '../../domain/model.ts';
import { sizeOfTier, spelledSize } from '../../domain/videos/video-size.ts';
import type { OfferedThere } from '../../gateway/operator/operator-upstreams.ts';
import { MODEL_FACTS } from '../../settings/model-settings.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The order of a model that an upstream offers: what it says of itself, below what the operator says. */
export function takenOver(
  { description, facts }: OfferedThere,
  from: { readonly upstream: string; readonly model: string },
  written: Fields,
): Fields {
  const isWritten = written['like'] !== undefined || written['kind'] !== undefined;
  if (!isWritten && !isFields(facts))
    throw new ServiceError(
      'missing_parameter',
      `${from.upstream} does not say what ${from.model} takes: \`like\` names a model that it is like, or \`kind\` and its facts say it.`,
      { param: 'like' },
    );
  return {
    ...(description !== null && { description }),
    ...(isFields(facts) && (isWritten ? limitsOf(facts) : factsOf(facts))),
    routes: [isFields(facts) && facts['seed'] === false ? { ...from, drop: ['seed'] } : from],
    ...written,
  };
}

const TAKEN = [...Object.keys(MODEL_FACTS), 'price'].filter((fact) => fact !== 'like' && fact !== 'aliases');

/** The capabilities of `/v1/models`, as the facts of a row. The order that they make is checked like any other. */
function factsOf(capabilities: Fields): Fields {
  const { images, endpoints, formats, kind, parameters } = capabilities;
  const plain = TAKEN.filter((fact) => {
    const value = capabilities[fact];
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
  }).map((fact) => [fact, capabilities[fact]]);
  return {
    ...Object.fromEntries(plain),
    ...(Array.isArray(endpoints) && { endpoints: endpoints.filter((path) => PATHS.has(path)) }),
    ...(kind === 'video' && imagesOf(isFields(images) ? images : {})),
    ...(isFields(parameters) && { parameters: sentAsTheyAre(parameters) }),
    ...(kind === 'transcription' && Array.isArray(formats) && { json_only: formats.join() === 'json' }),
  };
}

/** Whatever else the model is like, it makes only these videos, and can be told this of them. */
function limitsOf({ seconds, sizes, tiers, ratios, sound }: Fields): Fields {
  const made = listOf(sizes).length > 0 ? listOf(sizes) : sizesOf(listOf(tiers), listOf(ratios));
  return {
    ...(listOf(seconds).length > 0 && { seconds }),
    ...(made.length > 0 && { sizes: made }),
    ...(sound === true && { parameters: { sound: { type: 'boolean', default: true } } }),
  };
}

function sizesOf(tiers: readonly unknown[], ratios: readonly unknown[]): string[] {
  const sizes = tiers.flatMap((tier) => ratios.map((ratio) => sizeOfTier(String(tier), String(ratio))));
  return sizes.filter((size) => size !== null).map(spelledSize);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Another Phonofilm takes them as fields of the request. What they cost there is not what they cost here. */
function sentAsTheyAre(parameters: Fields): Fields {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, facts]) => [
      name,
      { ...(isFields(facts) ? facts : {}), to: name },
    ]),
  );
}

/** A newer one may have endpoints that are not known here. */
const PATHS: ReadonlySet<unknown> = new Set(Object.values(ENDPOINT_PATHS));

function imagesOf(images: Fields): { images: number; image_use?: ImageUse } {
  const count = Object.values(images).reduce<number>((sum, images) => sum + (Number(images) || 0), 0);
  if (images['component'] !== undefined) return { images: count, image_use: 'components' };
  if (images['reference'] !== undefined) return { images: count, image_use: 'reference' };
  return count > 0 ? { images: count, image_use: 'frames' } : { images: 0 };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
