import { upstreamOfRoute } from '../domain/money.ts';
import type { InputRole, RequestInput, Rework, VideoRequest } from '../domain/videos/video.ts';
import { tierOf } from '../domain/videos/video-size.ts';

/** What a video engine can make. Creation refuses a video that no engine of its model can make. */
export interface VideoCapabilities {
  /** `<width>x<height>`. */
  readonly sizes: 'any' | readonly string[];
  readonly seconds: 'any' | readonly number[];
  /** How many inputs of each role it accepts; a missing role is not accepted at all. */
  readonly inputs: 'any' | Readonly<Partial<Record<InputRole, number>>>;
  /** Whether characters may come as references, by their portraits, where it cannot take them as they are. */
  readonly portraits?: true;
  /** Whether it can apply an edit to an earlier video. */
  readonly remix: boolean;
  /** Which videos it can change, and which it can continue: any that it is given, or its own. Absent: none. */
  readonly edits?: Own;
  readonly extensions?: Own;
  /** The seconds that it can add to a video; absent: as many as its videos may have. */
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
  readonly exclusive?: readonly (readonly (readonly InputRole[])[])[];
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

/** The properties of a video that decide whether an engine can make it. */
export type VideoNeeds = Pick<
  VideoRequest,
  'width' | 'height' | 'seconds' | 'watermark' | 'remixOf' | 'reworks' | 'chosen'
> & {
  readonly inputs: readonly Pick<RequestInput, 'role'>[];
};

/** What tells an engine's own videos from others. */
interface WithCapabilities {
  readonly name: string;
  readonly hosted?: { readonly upstream: string };
  readonly capabilities: VideoCapabilities;
}

/** What an engine cannot do for a video, as it reads after "cannot make videos "; null: it can make it. */
export function unmetNeedOf(engine: WithCapabilities, video: VideoNeeds): string | null {
  const { capabilities } = engine;
  return video.reworks ? unmetRework(engine, video, video.reworks) : unmetNeed(capabilities, video);
}

/** The same of a video that is no edit or extension. */
export function unmetNeed(capabilities: VideoCapabilities, video: VideoNeeds): string | null {
  return needsPortraits(capabilities, video) ? null : unmetAsItIs(capabilities, video);
}

/** Whether it can make a video only with the portraits of its characters in their place. */
export function needsPortraits(capabilities: VideoCapabilities, video: VideoNeeds): boolean {
  const { inputs } = video;
  if (!capabilities.portraits || !inputs.some(({ role }) => role === 'character')) return false;
  if (unmetAsItIs(capabilities, video) === null) return false;
  const pictures = inputs.map(({ role }) => ({ role: role === 'character' ? ('reference' as const) : role }));
  return unmetAsItIs(capabilities, { ...video, inputs: pictures }) === null;
}

/** Of a parameter beyond the contract. */
export function takesParameter({ parameters = [] }: VideoCapabilities, name: string): boolean {
  return parameters === 'any' || parameters.includes(name);
}

/** Size and inputs are those of the other video. */
function unmetRework(engine: WithCapabilities, video: VideoNeeds, { kind, route }: Rework): string | null {
  const { edits, extensions, seconds, extensionSeconds = seconds } = engine.capabilities;
  const can = kind === 'edit' ? edits : extensions;
  const [does, what] = kind === 'edit' ? ['edit', 'edits'] : ['extend', 'extensions'];
  if (can === undefined) return `that are ${what} of other videos`;
  const upstream = route === null ? null : upstreamOfRoute(route);
  const isOwn = route === engine.name || (upstream !== null && upstream === engine.hosted?.upstream);
  if (can === 'own' && !isOwn) return `that ${does} videos that it has not made itself`;
  if (kind === 'extension' && extensionSeconds !== 'any' && !extensionSeconds.includes(video.seconds))
    return `longer by ${video.seconds} seconds`;
  return unmetMark(engine.capabilities, video) ?? unmetParameter(engine.capabilities, video);
}

function unmetMark({ watermark }: VideoCapabilities, video: VideoNeeds): string | null {
  if (watermark !== (video.watermark ? 'never' : 'always')) return null;
  return video.watermark ? 'with a watermark' : 'without a watermark';
}

function unmetParameter(capabilities: VideoCapabilities, { chosen }: VideoNeeds): string | null {
  const unmet = chosen?.find((name) => !takesParameter(capabilities, name));
  return unmet === undefined ? null : `with the parameter ${unmet}`;
}

function unmetAsItIs(capabilities: VideoCapabilities, video: VideoNeeds): string | null {
  const { sizes, seconds, inputs, remix } = capabilities;
  const size = `${video.width}x${video.height}`;
  if (sizes !== 'any' && !sizes.includes(size)) return `of the size ${size}`;
  if (capabilities.tiers && !capabilities.tiers.includes(tierOf(video))) return `of the size ${size}`;
  if (seconds !== 'any' && !seconds.includes(video.seconds)) return `of ${video.seconds} seconds`;
  const unmet = unmetParameter(capabilities, video);
  if (unmet !== null) return unmet;
  if (video.remixOf !== null && !remix) return 'from other videos';
  const mark = unmetMark(capabilities, video);
  if (mark !== null) return mark;
  const { inputs: given } = video;
  const isGiven = (roles: readonly InputRole[]) => given.some(({ role }) => roles.includes(role));
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
