import { Type } from 'typebox';
import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { ScratchFolder } from '../../platform/machine/scratch.ts';
import { INPUT_KINDS, type InputKind } from '../../platform/media/video-inputs.ts';
import { MOST_CLIPS, type OfferedBeyond } from '../models/video-offer.ts';
import type { CheckInput } from './input-checker.ts';
import { type ReferenceInputs, readReferenceInputs } from './reference-inputs.ts';

/** Reference videos and audio: beyond the contract, for models that take them. */

const urls = (kind: InputKind, what: string) =>
  Type.Optional(
    Type.Array(Type.String(), {
      maxItems: MOST_CLIPS,
      description: `${what}: http, https or data URLs.`,
      expected: `an array of at most ${MOST_CLIPS} URLs of ${INPUT_KINDS[kind].noun}`,
    }),
  );

/** Of a JSON body. */
export const VideosAndAudios = {
  videos: urls('video', 'Reference videos, for models that take them'),
  audios: urls('audio', 'Recordings to be heard in the video, for models that take them'),
};

interface Fields {
  readonly videos?: readonly string[];
  readonly audios?: readonly string[];
}

/** What the fields give by URL. Throws when the model does not take so many. */
export async function readClipsAndSounds(
  model: VideoModel,
  offered: OfferedBeyond,
  { body, fields: { videos = [], audios = [] } }: { readonly body: object; readonly fields: Fields },
  folder: ScratchFolder,
  check: CheckInput,
): Promise<ReferenceInputs> {
  if (videos.length + audios.length === 0) return { uploads: [], inputs: [] };
  assertTaken(model, offered, { videos: ['videos', videos.length], audios: ['audios', audios.length] });
  const read = (given: readonly string[], param: string, role: 'clip' | 'sound') =>
    readReferenceInputs({ urls: given, roleOf: () => role, body, param }, folder, check);
  const [clips, sounds] = [await read(videos, 'videos', 'clip'), await read(audios, 'audios', 'sound')];
  return {
    uploads: [...clips.uploads, ...sounds.uploads],
    inputs: [...clips.inputs, ...sounds.inputs],
  };
}

/** By the parameter that brings them, and how many. */
type Brought = Readonly<Record<'videos' | 'audios', readonly [param: string, count: number]>>;

export function assertTaken({ id }: VideoModel, { clips, sounds }: OfferedBeyond, brought: Brought): void {
  const refuse = (param: string, most: number, what: string) =>
    new ServiceError(
      'invalid_parameter',
      most === 0
        ? `${id} takes no ${what}s.`
        : `${id} takes at most ${most === 1 ? 'one' : most} ${what}${most === 1 ? '' : 's'}.`,
      { param },
    );
  const [videos, clipCount] = brought.videos;
  const [audios, soundCount] = brought.audios;
  if (clipCount > clips) throw refuse(videos, clips, 'reference video');
  if (soundCount > sounds) throw refuse(audios, sounds, 'recording');
}
