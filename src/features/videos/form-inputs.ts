import { Type } from 'typebox';
import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { pathOf } from '../../domain/file-in-memory.ts';
import type { FileRole, RequestInput } from '../../domain/videos/video.ts';
import type { MultipartForm } from '../../platform/http/bodies/multipart-form.ts';
import type { ScratchFolder } from '../../platform/machine/scratch.ts';
import type { InputKind } from '../../platform/media/video-inputs.ts';
import type { OfferedBeyond } from '../models/video-offer.ts';
import { assertTaken } from './clips-and-sounds.ts';
import { asObject } from './form-objects.ts';
import type { CheckInput } from './input-checker.ts';
import { type ReferenceInputs, readReferenceInputs } from './reference-inputs.ts';
import type { VideoUpload } from './video-order.ts';

/** What a form may bring as a file, and what it is to the video. */
export const FORM_INPUTS = {
  input_reference: { kind: 'image', role: 'reference' },
  video_reference: { kind: 'video', role: 'clip' },
  audio_reference: { kind: 'audio', role: 'sound' },
} as const satisfies Readonly<Record<string, { kind: InputKind; role: FileRole }>>;

const reference = (description: string) => Type.Optional(Type.Unsafe<unknown>({ description }));

/** Beyond the contract, for models that take them. */
export const ReferenceFields = {
  video_reference: reference('Reference video: a file, a URL, or `{"video_url": URL}`.'),
  audio_reference: reference('A recording to be heard: a file, a URL, or `{"audio_url": URL}`.'),
};

const URL_NAMES = { video_reference: 'video_url', audio_reference: 'audio_url' } as const;

/** The files of a form, and the clip and the recording that it gives by URL. */
export async function readFormInputs(
  model: VideoModel,
  offered: OfferedBeyond,
  { fields, files }: MultipartForm,
  folder: ScratchFolder,
  check: CheckInput,
): Promise<ReferenceInputs> {
  const isGiven = (name: string): [string, number] => [name, fields[name] === undefined ? 0 : 1];
  assertTaken(model, offered, { videos: isGiven('video_reference'), audios: isGiven('audio_reference') });
  const uploads: VideoUpload[] = [];
  const inputs: RequestInput[] = [];
  for (const [param, { kind, role }] of Object.entries(FORM_INPUTS)) {
    const sent = files.get(param);
    if (sent) {
      const file = await pathOf(sent);
      uploads.push({ role, file, inspect: () => check(kind, file, param) });
    } else if (param !== 'input_reference' && fields[param] !== undefined) {
      const url = urlOf(fields[param], param as keyof typeof URL_NAMES);
      const given = { urls: [url], roleOf: () => role, body: {}, param, name: param };
      const read = await readReferenceInputs(given, folder, check);
      uploads.push(...read.uploads);
      inputs.push(...read.inputs);
    }
  }
  return { uploads, inputs };
}

function urlOf(value: unknown, param: keyof typeof URL_NAMES): string {
  const name = URL_NAMES[param];
  const url = asObject(value)?.[name] ?? value;
  if (typeof url === 'string' && url !== '') return url;
  throw new ServiceError(
    'invalid_parameter',
    `\`${param}\` must be a file, a URL, or an object with \`${name}\`.`,
    { param },
  );
}
