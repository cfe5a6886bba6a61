import type { FilmInput, FilmInputRole, FilmRequest, Rework } from '../domain/films/film.ts';
import { tierOf } from '../domain/films/film-size.ts';
import { upstreamOfRoute } from '../domain/money.ts';

/** What a video engine can make. Creation refuses a film that no engine of its model can make. */
export interface VideoCapabilities {
  /** `<width>x<height>`. */
  readonly sizes: 'any' | readonly string[];
  readonly seconds: 'any' | readonly number[];
  /** How many inputs of each role it accepts; a missing role is not accepted at all. */
  readonly inputs: 'any' | Readonly<Partial<Record<FilmInputRole, number>>>;
  /** Whether characters may come as references, by their portraits, where it cannot take them as they are. */
  readonly portraits?: true;
  /** Whether it can apply an edit to an earlier film. */
  readonly remix: boolean;
  /** Which films it can change, and which it can continue: any that it is given, or its own. Absent: none. */
  readonly edits?: Own;
  readonly extensions?: Own;
  /** The seconds that it can add to a film; absent: as many as its films may have. */
  readonly extensionSeconds?: readonly number[];
  /** Whether it can add the service's watermark, and can leave it out. */
  readonly watermark: 'either' | 'always' | 'never';
  /** For services that choose the pixels themselves: `720p`, by the shorter side. Absent: any. */
  readonly tiers?: readonly string[];
  /** Parameters beyond the contract that it can be told; absent: none. */
  readonly parameters?: 'any' | readonly string[];
  /** Whether it takes fields that nobody declares. */
  readonly passes?: true;
  /** Kinds of inputs that exclude each other; each kind is one or more roles. */
  readonly exclusive?: readonly (readonly (readonly FilmInputRole[])[])[];
}

type Own = 'any' | 'own';

export const EVERYTHING: VideoCapabilities = {
  sizes: 'any',
  seconds: 'any',
  inputs: 'any',
  remix: true,
  edits: 'own',
  extensions: 'own',
  watermark: 'either',
  parameters: ['seed'],
};

/** The properties of a film that decide whether an engine can make it. */
export type FilmNeeds = Pick<
  FilmRequest,
  'width' | 'height' | 'seconds' | 'watermark' | 'remixOf' | 'reworks' | 'chosen'
> & {
  readonly inputs: readonly Pick<FilmInput, 'role'>[];
};

/** What tells an engine's own films from others. */
interface WithCapabilities {
  readonly name: string;
  readonly hosted?: { readonly upstream: string };
  readonly capabilities: VideoCapabilities;
}

/** What an engine cannot do for a film, as it reads after "cannot make films "; null: it can make it. */
export function unmetNeedOf(engine: WithCapabilities, film: FilmNeeds): string | null {
  const { capabilities } = engine;
  return film.reworks ? unmetRework(engine, film, film.reworks) : unmetNeed(capabilities, film);
}

/** The same of a film that is no edit or extension. */
export function unmetNeed(capabilities: VideoCapabilities, film: FilmNeeds): string | null {
  return needsPortraits(capabilities, film) ? null : unmetAsItIs(capabilities, film);
}

/** Whether it can make a film only with the portraits of its characters in their place. */
export function needsPortraits(capabilities: VideoCapabilities, film: FilmNeeds): boolean {
  const { inputs } = film;
  if (!capabilities.portraits || !inputs.some(({ role }) => role === 'character')) return false;
  if (unmetAsItIs(capabilities, film) === null) return false;
  const pictures = inputs.map(({ role }) => ({ role: role === 'character' ? ('reference' as const) : role }));
  return unmetAsItIs(capabilities, { ...film, inputs: pictures }) === null;
}

/** Of a parameter beyond the contract. */
export function canBeTold({ parameters = [] }: VideoCapabilities, name: string): boolean {
  return parameters === 'any' || parameters.includes(name);
}

/** Size and inputs are those of the other film. */
function unmetRework(engine: WithCapabilities, film: FilmNeeds, { kind, route }: Rework): string | null {
  const { edits, extensions, seconds, extensionSeconds = seconds } = engine.capabilities;
  const can = kind === 'edit' ? edits : extensions;
  const [does, what] = kind === 'edit' ? ['edit', 'edits'] : ['extend', 'extensions'];
  if (can === undefined) return `that are ${what} of other films`;
  const upstream = route === null ? null : upstreamOfRoute(route);
  const isOwn = route === engine.name || (upstream !== null && upstream === engine.hosted?.upstream);
  if (can === 'own' && !isOwn) return `that ${does} films that it has not made itself`;
  if (kind === 'extension' && extensionSeconds !== 'any' && !extensionSeconds.includes(film.seconds))
    return `longer by ${film.seconds} seconds`;
  return unmetMark(engine.capabilities, film) ?? unmetParameter(engine.capabilities, film);
}

function unmetMark({ watermark }: VideoCapabilities, film: FilmNeeds): string | null {
  if (watermark !== (film.watermark ? 'never' : 'always')) return null;
  return film.watermark ? 'with a watermark' : 'without a watermark';
}

function unmetParameter(capabilities: VideoCapabilities, { chosen }: FilmNeeds): string | null {
  const untold = chosen?.find((name) => !canBeTold(capabilities, name));
  return untold === undefined ? null : `with the parameter ${untold}`;
}

function unmetAsItIs(capabilities: VideoCapabilities, film: FilmNeeds): string | null {
  const { sizes, seconds, inputs, remix } = capabilities;
  const size = `${film.width}x${film.height}`;
  if (sizes !== 'any' && !sizes.includes(size)) return `of the size ${size}`;
  if (capabilities.tiers && !capabilities.tiers.includes(tierOf(film))) return `of the size ${size}`;
  if (seconds !== 'any' && !seconds.includes(film.seconds)) return `of ${film.seconds} seconds`;
  const untold = unmetParameter(capabilities, film);
  if (untold !== null) return untold;
  if (film.remixOf !== null && !remix) return 'from other films';
  const mark = unmetMark(capabilities, film);
  if (mark !== null) return mark;
  const { inputs: given } = film;
  const isGiven = (roles: readonly FilmInputRole[]) => given.some(({ role }) => roles.includes(role));
  for (const kinds of capabilities.exclusive ?? []) {
    const both = kinds.filter(isGiven);
    if (both.length > 1) return `with inputs of the kinds ${both.flat().join(' and ')} together`;
  }
  if (inputs === 'any') return null;
  for (const [role, ofRole] of Map.groupBy(given, (input) => input.role)) {
    const taken = inputs[role] ?? 0;
    if (ofRole.length > taken) return `with ${ofRole.length} inputs of the kind ${role} (${taken} at most)`;
  }
  return null;
}
