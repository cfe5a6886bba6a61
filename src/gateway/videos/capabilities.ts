import type { InputRole } from '../../domain/videos/video.ts';
import type { VideoCapabilities } from '../../engines/video-capabilities.ts';
import type { Accepts, Description } from '../description/description.ts';
import { mentionedBy } from './requests/describe-request.ts';
import { MANY, mentionedInputs, takesOnePicture } from './requests/job-variables.ts';

type InputName = 'first_frame' | 'last_frame' | 'references' | 'character' | 'clips' | 'sound';

const ROLES: Readonly<Record<InputName, readonly InputRole[]>> = {
  first_frame: ['first-frame'],
  last_frame: ['last-frame'],
  references: ['component', 'reference'],
  character: ['character'],
  clips: ['clip'],
  sound: ['sound'],
};

/** How a service can change and continue videos. */
type Reworks = Pick<Description, 'edits' | 'extensions'>;

/** What a route can make: as it declares, and otherwise as far as its templates can say it. */
export function capabilitiesOf(
  accepts: Accepts,
  mentioned: ReadonlySet<string>,
  drop: readonly string[],
  reworks: Reworks,
): VideoCapabilities {
  const [edits, extensions] = [takenBy(reworks.edits), takenBy(reworks.extensions)];
  const expressed = mentionedInputs(mentioned);
  const inputs = Object.entries(ROLES).flatMap(([key, roles]) => {
    const name = key as InputName;
    const takes = (role: InputRole) =>
      drop.includes(name)
        ? MANY
        : Math.min(accepts[name] ?? MANY, expressed[role === 'reference' ? 'base' : name]);
    return roles.map((role) => [role, takes(role)] as const);
  });
  const oneOfThem = takesOnePicture(mentioned) ? [['references', 'first_frame']] : [];
  const exclusive = [...(accepts.exclusive ?? []), ...oneOfThem];
  return {
    sizes: accepts.sizes ?? 'any',
    seconds: accepts.seconds ?? 'any',
    inputs: Object.fromEntries(inputs),
    // Where references are left out, nobody would see them.
    ...(!drop.includes('references') && { portraits: true }),
    // Without a call for it, a remix is a new video from the prompt and its edits.
    remix: accepts.remix ?? true,
    ...(edits && { edits }),
    ...(extensions && { extensions }),
    ...(accepts.extension_seconds && { extensionSeconds: accepts.extension_seconds }),
    // One that the service cannot add is burned in here.
    watermark: accepts.watermark === 'always' ? 'always' : 'either',
    parameters: [...mentioned].flatMap((name) => {
      if (name === 'audio') return ['sound'];
      return name === 'seed'
        ? [name]
        : name.startsWith('parameters.')
          ? [name.slice('parameters.'.length)]
          : [];
    }),
    ...(accepts.tiers !== undefined && { tiers: accepts.tiers }),
    ...(exclusive.length > 0 && {
      exclusive: exclusive.map((names) => names.map((name) => ROLES[name as InputName])),
    }),
  };
}

/** Videos that these calls can name: their own by an id, and any by an address or their bytes. */
function takenBy(calls: Description['edits']): 'any' | 'own' | undefined {
  const names = calls.flatMap((call) => [...mentionedBy(call)]);
  if (names.some((name) => name.startsWith('source.') && name !== 'source.id')) return 'any';
  return calls.length > 0 ? 'own' : undefined;
}

/** Whether a video with a watermark gets it here, when it is copied. */
export function burnsMark(
  accepts: Accepts,
  mentioned: ReadonlySet<string>,
  drop: readonly string[],
): boolean {
  const canMark = accepts.watermark ? accepts.watermark !== 'never' : mentioned.has('watermark');
  return !canMark && !drop.includes('watermark');
}
