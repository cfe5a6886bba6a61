import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { imageRole } from '../../domain/videos/image-role.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { ScratchFolder } from '../../platform/machine/scratch.ts';
import type { OfferedBeyond } from '../models/video-offer.ts';
import { assertTaken } from '../videos/clips-and-sounds.ts';
import type { CheckInput } from '../videos/input-checker.ts';
import { type ReferenceInputs, readReferenceInputs } from '../videos/reference-inputs.ts';
import { assertPayg } from './assert-payg.ts';
import { storeRecordings } from './chat-audio-order.ts';
import type { ChatContent } from './chat-body.ts';

export type ChatBlocks = Exclude<ChatContent, string | null | undefined>;

interface Brought {
  readonly caller: Caller;
  readonly model: VideoModel;
  readonly offered: OfferedBeyond;
  readonly blocks: ChatBlocks;
  readonly body: Record<string, unknown>;
}

const param = 'messages';

/** The pictures, clips and recordings in the parts of a message that asks for a video. */
export async function readChatInputs(
  { caller, model, offered, blocks, body }: Brought,
  folder: ScratchFolder,
  check: CheckInput,
): Promise<ReferenceInputs> {
  const images = valuesOf(blocks, 'image_url').map(({ url }) => url);
  const videos = valuesOf(blocks, 'video_url').map(({ url }) => url);
  const recordings = valuesOf(blocks, 'input_audio');
  if (images.length > model.maxImages)
    throw new ServiceError('invalid_parameter', `At most ${model.maxImages} images can be sent.`, { param });
  assertTaken(model, offered, { videos: [param, videos.length], audios: [param, recordings.length] });
  if (recordings.length > 0) assertPayg(caller, { voices: [] }, body);
  const pictures = await readReferenceInputs(
    { urls: images, roleOf: (index) => imageRole(model, index), body, param, name: 'image_url.url' },
    folder,
    check,
  );
  const clips = await readReferenceInputs(
    { urls: videos, roleOf: () => 'clip', body, param, name: 'video_url.url' },
    folder,
    check,
  );
  const sounds = recordings.map(({ data }, index) => ({
    file: folder.file(`recording-${index}`),
    data,
    param,
  }));
  await storeRecordings(body, sounds);
  const heard = sounds.map(({ file }) => ({
    role: 'sound' as const,
    file,
    inspect: () => check('audio', file, param),
  }));
  return {
    uploads: [...pictures.uploads, ...clips.uploads, ...heard],
    inputs: [...pictures.inputs, ...clips.inputs],
  };
}

type Kind = 'image_url' | 'video_url' | 'input_audio';

function valuesOf<Of extends Kind>(blocks: ChatBlocks, type: Of): NonNullable<ChatBlocks[number][Of]>[] {
  return blocks.flatMap((block) => {
    if (block.type !== type) return [];
    const value = block[type];
    if (value === undefined)
      throw new ServiceError('missing_parameter', `A part of type \`${type}\` needs \`${type}\`.`, { param });
    return [value];
  });
}
