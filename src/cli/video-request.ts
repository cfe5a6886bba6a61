import { basename } from 'node:path';
import {
  type Brought,
  draftVideo,
  type Model,
  type NamedFile,
  type VideoDraft,
  type VideoOrder,
  withFiles,
} from '../../client/src/index.ts';
import { USUAL_MODELS } from '../domain/models.ts';
import { type Flags, type Input, WrongUsage } from '../platform/commands/command-words.ts';
import { openInputFile, readInputFile } from './read-input.ts';

export const videoFlags: Flags = {
  model: { short: 'm', value: 'MODEL', description: `which model makes it (default: ${USUAL_MODELS.video})` },
  size: {
    value: 'SIZE',
    description: 'small (720p), large (1080p), or exact: 1280x720, 720x1280, 480x480, …',
  },
  portrait: { description: 'portrait format, for phones' },
  seconds: {
    value: 'N',
    description: 'its length, such as 10 (where the model lets you choose; see `models`)',
  },
  image: { short: 'i', value: 'FILE|URL', multiple: true, description: 'a reference image; may be repeated' },
  clip: {
    value: 'FILE|URL',
    multiple: true,
    description: 'a reference video (where the model takes them); may be repeated',
  },
  recording: {
    value: 'FILE|URL',
    multiple: true,
    description: 'a recording to be heard in the video (where the model takes them)',
  },
  watermark: {
    description: 'with a watermark; --no-watermark without (family B, and videos from one picture)',
  },
  private: { description: 'stored with the video and shown in its details (family B)' },
  enhance: { description: 'let the service enrich the prompt (family A)' },
  character: { value: 'URL', description: 'a clip of a person to appear in the video (family B)' },
  'character-part': { value: 'START,END', description: 'which seconds of that clip' },
  set: {
    value: 'NAME=VALUE',
    multiple: true,
    description: 'a parameter of the model, such as seed=7; may be repeated (see `models`)',
  },
  style: { value: 'STYLE', description: 'a style preset (family B, up to 720p)' },
};

const FLAG_OF = { images: '--image', videos: '--clip', audios: '--recording' } as const;

export const videoFields: Readonly<Record<string, string>> = {
  ...FLAG_OF,
  input_reference: FLAG_OF.images,
  video_reference: FLAG_OF.videos,
  audio_reference: FLAG_OF.audios,
  duration: '--seconds',
  orientation: '--portrait',
  aspect_ratio: '--portrait',
  enable_upsample: '--size',
  enhance_prompt: '--enhance',
  character_url: '--character',
  character_timestamps: '--character-part',
  prompt: 'the prompt',
};

/** The id of the model that the flags name. */
export function videoModel(input: Input): string {
  return input.text('model') ?? USUAL_MODELS.video;
}

/** The video that the flags describe; what it brings are paths and URLs. */
export function readVideoOrder(input: Input, prompt: string, model: Model): VideoDraft<string> {
  return draftVideo(
    {
      prompt,
      size: input.text('size'),
      portrait: input.choice('portrait'),
      seconds: input.number('seconds'),
      images: input.texts('image'),
      videos: input.texts('clip'),
      audios: input.texts('recording'),
      watermark: input.choice('watermark'),
      private: input.choice('private'),
      enhance_prompt: input.choice('enhance'),
      character_url: input.text('character'),
      character_timestamps: input.text('character-part'),
      style: input.text('style'),
      parameters: readParameters(input.texts('set') ?? []),
    },
    model,
  );
}

function readParameters(given: readonly string[]): Record<string, string> {
  const pairs = given.map((text) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new WrongUsage(`--set takes NAME=VALUE; not "${text}".`);
    return [name.trim(), value] as const;
  });
  return Object.fromEntries(pairs);
}

/** With the files themselves. */
export async function withInputs(order: VideoDraft<string>): Promise<VideoOrder> {
  return await withFiles(order, asUrl, asFile);
}

async function asUrl(given: string): Promise<string> {
  if (isUrl(given)) return given;
  // The service knows files by their bytes.
  return `data:application/octet-stream;base64,${(await readInputFile(given)).toString('base64')}`;
}

async function asFile(given: string, kind: Brought): Promise<NamedFile | string> {
  if (!isUrl(given)) return { bytes: await openInputFile(given), name: basename(given) };
  if (kind !== 'images') return given;
  throw new WrongUsage('With these choices --image takes a file, not a URL.');
}

function isUrl(text: string): boolean {
  return /^(https?|data):/i.test(text);
}
