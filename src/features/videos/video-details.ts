import { Type } from 'typebox';
import { type Micros, toDecimal } from '../../domain/money.ts';
import type { TaskInFull } from '../../domain/task.ts';
import { isPicture } from '../../domain/videos/image-role.ts';
import { type FileRole, ownWords, type RequestInput } from '../../domain/videos/video.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { NullableString } from '../../platform/http/bodies/schema-types.ts';

const NullableNumber = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description });

/** Why a video does not begin. */
export interface Waiting {
  readonly reason: 'out_of_service' | 'refused';
  /** How often services were asked for it in vain. */
  readonly tries: number;
  /** Milliseconds. */
  readonly until: number | null;
}

/** All that is known of a video: enough to order the same one again. */
export const DetailsSchema = Type.Object({
  prompt: Type.String({ description: 'What the caller wrote.' }),
  enhanced_prompt: Type.String({ description: 'What the video was made from.' }),
  model: Type.String(),
  seconds: Type.Integer(),
  size: Type.String({ description: '`<width>x<height>`' }),
  created_at: Type.Integer({ description: 'Unix seconds.' }),
  finished_at: NullableNumber('Unix seconds; null while it is being made.'),
  price: NullableNumber(
    'What was charged, or is held while it is being made; null when its ledger entries were deleted.',
  ),
  style: NullableString('As requested.'),
  watermark: Type.Boolean(),
  private: Type.Boolean(),
  images: Type.Array(
    Type.Object({
      role: Type.String({ description: 'first_frame, last_frame, component or reference.' }),
      url: NullableString('A link that opens without a key for a while; null when the picture is deleted.'),
    }),
  ),
  videos: Type.Array(NullableString('A link, as for images.'), {
    description: 'Reference videos that the request brought.',
  }),
  audios: Type.Array(NullableString('A link, as for images.'), {
    description: 'Recordings that the request brought.',
  }),
  characters: Type.Array(Type.String(), { description: 'The names of the characters in it.' }),
  metadata: Type.Unsafe<Record<string, unknown> | null>({ type: ['object', 'null'] }),
  remix_of: NullableString('The video that it is a remix of.'),
  edit_of: NullableString('The video that it edits, if that was made here.'),
  extension_of: NullableString('The video that it extends, if that was made here.'),
  waiting: Type.Unsafe<ReturnType<typeof waitingJson>>({
    anyOf: [
      Type.Object({
        reason: Type.String({
          description:
            '`out_of_service`: the model cannot be used now. `refused`: what makes it could not be reached, or was too busy.',
        }),
        tries: Type.Integer({ description: 'How often it was tried without success.' }),
        until: NullableNumber('When retries end, in Unix seconds; null: never.'),
      }),
      Type.Null(),
    ],
    description: 'Why it has not begun, if it waits for more than its turn. Cancelling it costs nothing.',
  }),
  parameters: Type.Record(Type.String(), Type.Unknown(), {
    description: 'The model’s further parameters, as set or by default, and the fields that were passed on.',
  }),
});

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

const waitingJson = (waiting: Waiting | null) =>
  waiting && { ...waiting, until: waiting.until === null ? null : seconds(waiting.until) };

export interface DetailsDeps {
  readonly price: Micros | null;
  readonly files: Files;
  readonly baseUrl: string;
  readonly waiting: Waiting | null;
}

export async function detailsJson(task: TaskInFull, { price, files, baseUrl, waiting }: DetailsDeps) {
  const { request } = task;
  const urlOf = async ({ source }: RequestInput) =>
    source.kind === 'url' ? source.url : await files.inputUrl(task, source.key, baseUrl);
  const urlsOf = async (wanted: FileRole) =>
    await Promise.all(request.inputs.filter(({ role }) => role === wanted).map(urlOf));
  const images = await Promise.all(
    request.inputs
      .filter(({ role }) => isPicture(role))
      .map(async (input) => ({ role: input.role.replace('-', '_'), url: await urlOf(input) })),
  );
  return {
    prompt: ownWords(request),
    enhanced_prompt: task.enhancedPrompt,
    model: task.model,
    seconds: task.seconds,
    size: `${request.width}x${request.height}`,
    created_at: seconds(task.createdAt),
    finished_at: task.finishedAt === null ? null : seconds(task.finishedAt),
    price: price === null ? null : toDecimal(price),
    style: request.style,
    watermark: request.watermark,
    private: request.private,
    images,
    videos: await urlsOf('clip'),
    audios: await urlsOf('sound'),
    characters: request.inputs.flatMap(({ name }) => (name === undefined ? [] : [name])),
    metadata: request.metadata,
    parameters: { ...request.passed, ...request.parameters },
    remix_of: request.reworks ? null : request.remixOf,
    edit_of: request.reworks?.kind === 'edit' ? request.remixOf : null,
    extension_of: request.reworks?.kind === 'extension' ? request.remixOf : null,
    waiting: waitingJson(waiting),
  };
}
