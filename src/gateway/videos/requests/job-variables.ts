import { stat } from 'node:fs/promises';
import { aspectOf, tierOf } from '../../../domain/videos/video-size.ts';
import type { VideoInput, VideoJob } from '../../../engines/video-engine.ts';
import type { Frames } from '../../description/description.ts';
import { FileContent } from '../../description/file-content.ts';
import { Inexpressible } from '../../description/inexpressible.ts';
import { DROPPED, type Rendered, type Variables } from '../../description/template.ts';
import { LISTENER } from '../operation.ts';
import { sniffMime } from './sniff-mime.ts';

export interface VariableDeps {
  /** The model as the service calls it. */
  readonly model: string;
  readonly ownId: string;
  /** The operation of the video to edit, if it was made by the same service. */
  readonly source: { readonly id: string } | null;
  /** Variables that the templates mention, such as `first_frame.base64` and `references.each.url`. */
  readonly mentioned: ReadonlySet<string>;
  readonly drop: readonly string[];
  readonly frames: Frames | null;
  /** What the service calls an input that it was given before the creation. */
  readonly uploaded: (input: VideoInput) => Promise<string>;
}

/** By their roles, under the names of templates. Components and references are the same to every service known. */
const NAMES = {
  'first-frame': 'first_frame',
  'last-frame': 'last_frame',
  component: 'references',
  reference: 'references',
  character: 'characters',
  clip: 'clips',
  sound: 'sound',
  source: 'source',
} as const;

/** What templates may use of a job. Throws `Inexpressible` when the video has an input that no template mentions. */
export async function variablesOf(
  job: VideoJob,
  deps: VariableDeps,
  signal: AbortSignal,
): Promise<Variables> {
  const { model, ownId, source, drop } = deps;
  const { width, height, seconds } = job;
  const fps = deps.frames?.fps ?? job.framesPerSecond;
  const inputs = await inputVariables(job, deps, signal);
  const all: Variables = {
    ...inputs,
    prompt: [job.prompt, ...job.edits].join('\n'),
    seconds,
    width,
    height,
    size: `${width}x${height}`,
    aspect: aspectOf(job),
    tier: tierOf(job),
    fps,
    frames: frameCount(seconds, fps, deps.frames?.step),
    watermark: job.watermark,
    seed: job.parameters?.['seed'] ?? seedOf(ownId),
    // Videos of the contract have sound wherever a model can make it.
    audio: job.parameters?.['sound'] ?? true,
    parameters: { ...job.parameters },
    style: job.style,
    own_id: ownId,
    listener: LISTENER,
    callback_url: job.callbackUrl ?? null,
    model,
    source: source === null ? inputs['source'] : { ...(inputs['source'] as object), id: source.id },
  };
  return { ...all, ...Object.fromEntries(drop.map((name) => [name, DROPPED])) };
}

function frameCount(seconds: number, fps: number, step: number | undefined): number {
  const count = Math.round(seconds * fps);
  return step === undefined ? count : Math.round(count / step) * step + 1;
}

/** The same for each try of an attempt, so that a repeat asks for the same video; in the range that every service takes. */
function seedOf(ownId: string): number {
  return Number.parseInt(ownId.slice(0, 8), 16) % 2 ** 31;
}

async function inputVariables(job: VideoJob, deps: VariableDeps, signal: AbortSignal): Promise<Variables> {
  const isDropped = ({ role }: VideoInput) =>
    deps.drop.includes(NAMES[role]) || (role === 'character' && deps.drop.includes('character'));
  const groups = Map.groupBy(
    job.inputs.filter((input) => !isDropped(input)),
    (input) => NAMES[input.role],
  );
  const first = groups.get('first_frame')?.[0];
  const last = groups.get('last_frame')?.[0];
  const references = groups.get('references') ?? [];
  const characters = groups.get('characters') ?? [];
  const clips = groups.get('clips') ?? [];
  const sound = groups.get('sound')?.[0];
  const source = groups.get('source')?.[0];
  const picture = first ?? references.find(({ role }) => role === 'reference');
  const images = [...(first ? [first] : []), ...(last ? [last] : []), ...references];
  const read = async (input: VideoInput, names: readonly string[]) => {
    const wanted = partsMentioned(deps.mentioned, names);
    const forms = await formsOf(input, wanted, signal);
    return wanted.includes('uploaded') ? { ...forms, uploaded: await deps.uploaded(input) } : forms;
  };
  for (const [name, given] of groups) assertMentioned(name, given, deps);
  if (first && references.length > 0 && takesOnePicture(deps.mentioned))
    throw new Inexpressible('takes a first frame or a reference, not both');
  return {
    picture: picture && (await read(picture, ['picture'])),
    first_frame: first && (await read(first, ['first_frame'])),
    last_frame: last && (await read(last, ['last_frame'])),
    images: await Promise.all(images.map((input) => read(input, ['images.each']))),
    references: await Promise.all(
      references.map((input, index) => read(input, ['references.each', `references.${index}`])),
    ),
    characters: await Promise.all(
      characters.map((input, index) => read(input, ['characters.each', `characters.${index}`])),
    ),
    character: characters[0] && (await read(characters[0], ['character'])),
    clips: await Promise.all(clips.map((input, index) => read(input, ['clips.each', `clips.${index}`]))),
    clip: clips[0] && (await read(clips[0], ['clip'])),
    sound: sound && (await read(sound, ['sound'])),
    source: source && (await read(source, ['source'])),
  };
}

/** Leaving out an input must be asked for. */
function assertMentioned(name: string, given: readonly VideoInput[], { mentioned }: VariableDeps): void {
  const single = name === 'characters' ? 'character' : name;
  const expressed = mentionedInputs(mentioned);
  const isBase = single === 'references' && given.every(({ role }) => role === 'reference');
  const takes = expressed[isBase ? 'base' : (single as keyof typeof expressed)] ?? 0;
  if (given.length > takes)
    throw new Inexpressible(`takes ${takes} inputs of the kind ${single}, not ${given.length}`);
}

/** More than any video has. */
export const MANY = 100;

/** How many inputs of each kind the templates can express. */
export function mentionedInputs(mentioned: ReadonlySet<string>): {
  readonly first_frame: number;
  readonly last_frame: number;
  readonly references: number;
  /** References that are base pictures: one of them may stand in the place of the first frame. */
  readonly base: number;
  readonly character: number;
  readonly clips: number;
  readonly sound: number;
  readonly source: number;
} {
  const begins = (start: string) =>
    [...mentioned].some((name) => name === start || name.startsWith(`${start}.`));
  const images = begins('images.each');
  const counted = (list: string) => (begins(`${list}.each`) ? MANY : highest(mentioned, list));
  const references = images ? MANY : counted('references');
  return {
    first_frame: images || begins('first_frame') || begins('picture') ? 1 : 0,
    last_frame: images || begins('last_frame') ? 1 : 0,
    references,
    base: Math.max(references, begins('picture') ? 1 : 0),
    character: Math.max(counted('characters'), begins('character') ? 1 : 0),
    clips: Math.max(counted('clips'), begins('clip') ? 1 : 0),
    sound: begins('sound') ? 1 : 0,
    source: begins('source') ? 1 : 0,
  };
}

/** Whether a reference can only stand in the place of the first frame. */
export function takesOnePicture(mentioned: ReadonlySet<string>): boolean {
  const begins = (start: string) => [...mentioned].some((name) => name.startsWith(start));
  return begins('picture.') && !begins('references.') && !begins('images.');
}

function highest(mentioned: ReadonlySet<string>, list: string): number {
  const indexes = [...mentioned].flatMap((name) => {
    const [first, index = ''] = name.split('.');
    return first === list && /^\d+$/.test(index) ? [Number(index) + 1] : [];
  });
  return Math.max(0, ...indexes);
}

function partsMentioned(mentioned: ReadonlySet<string>, names: readonly string[]): string[] {
  return [...mentioned].flatMap((name) =>
    names.filter((start) => name.startsWith(`${start}.`)).map((start) => name.slice(start.length + 1)),
  );
}

/** Only what is mentioned: an input that is sent by its URL is not fetched. */
export async function formsOf(
  input: VideoInput,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<{ [part: string]: Rendered }> {
  const url = (await input.link?.()) ?? null;
  const plain = {
    url,
    ...(input.name !== undefined && { name: input.name }),
  };
  const needsFile = wanted.some((part) => ['data_url', 'base64', 'mime', 'file'].includes(part));
  if (!needsFile && !(wanted.includes('link') && url === null)) return { ...plain, link: url };
  const path = await input.open(signal);
  const file = { path, mime: await sniffMime(path), size: (await stat(path)).size };
  const dataUrl = new FileContent('data_url', file);
  return {
    ...plain,
    link: url ?? dataUrl,
    data_url: dataUrl,
    base64: new FileContent('base64', file),
    file: new FileContent('file', file),
    mime: file.mime,
  };
}
