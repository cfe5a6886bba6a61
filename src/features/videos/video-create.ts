import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Task } from '../../domain/task.ts';
import { imageRole } from '../../domain/videos/image-role.ts';
import { PLAIN_VIDEO } from '../../domain/videos/video.ts';
import {
  ASPECT_RATIOS,
  DEFINITIONS,
  FAMILY_A_SECONDS,
  FAMILY_B_DURATIONS,
  FAMILY_B_SECONDS,
  ORIENTATIONS,
  sizeFor,
  usualSeconds,
} from '../../domain/videos/video-choices.ts';
import { sizeOfDimensions, spelledSize, type VideoSize } from '../../domain/videos/video-size.ts';
import { idempotentBody, madeBefore } from '../../platform/http/bodies/idempotent-request.ts';
import { jsonBody } from '../../platform/http/bodies/json-body.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { Choice, MAX_TIME_RANGE, MAX_URL, Prompt, Text } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { noteFacts } from '../../platform/http/observation/request-facts.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Scratch, ScratchFolder } from '../../platform/machine/scratch.ts';
import type { InspectInput } from '../../platform/media/video-inputs.ts';
import { characterFromUrl, readTimeRange } from '../characters/character-options.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { ParametersOf } from '../models/video-offer.ts';
import { readClipsAndSounds, VideosAndAudios } from './clips-and-sounds.ts';
import type { CreateTask } from './create-task.ts';
import { inputChecker } from './input-checker.ts';
import { setIgnoredHeader, withParameters } from './read-parameters.ts';
import { readReferenceInputs } from './reference-inputs.ts';
import { schemaOfModel } from './schema-of-model.ts';
import { CreatedSchema, createdJson } from './task-json.ts';
import type { VideoOrder } from './video-order.ts';

/** POST /v1/video/create: two parameter sets, selected by `model`. */

/** For any model; some accept fewer. */
const MAX_IMAGES = 10;

const images = Type.Array(Type.String(), {
  maxItems: MAX_IMAGES,
  description: 'Reference images: http, https or data URLs.',
  expected: `an array of at most ${MAX_IMAGES} image URLs, which may be empty`,
});

export const FamilyACreate = Type.Object(
  {
    model: Type.String({ description: 'A family A model.' }),
    prompt: Prompt,
    enhance_prompt: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Enhances the prompt, and translates it from Chinese to English.',
      }),
    ),
    enable_upsample: Type.Optional(
      Type.Boolean({ default: false, description: 'Makes the video in the next larger size.' }),
    ),
    aspect_ratio: Type.Optional(Choice(ASPECT_RATIOS, 'Some models are always 16:9.')),
    images: Type.Optional(images),
    ...VideosAndAudios,
  },
  { title: 'Family A' },
);

export const FamilyBCreate = Type.Object(
  {
    model: Type.String({ description: 'A family B model.' }),
    prompt: Prompt,
    images,
    ...VideosAndAudios,
    orientation: Type.Optional(Choice(ORIENTATIONS, 'Default landscape.')),
    size: Type.Optional(Choice(DEFINITIONS, 'About 720p, or 1080p. Default small.')),
    duration: Type.Optional(Choice(FAMILY_B_DURATIONS, 'Seconds. Default 10.')),
    watermark: Type.Optional(Type.Boolean({ default: true })),
    private: Type.Optional(Type.Boolean({ default: false, description: 'Keep the video unpublished.' })),
    character_url: Type.Optional(
      Text({ description: 'URL of a 1 to 3 second video to build a character from.', maxLength: MAX_URL }),
    ),
    character_timestamps: Type.Optional(
      Text({ description: '`<start>,<end>` in seconds.', maxLength: MAX_TIME_RANGE }),
    ),
  },
  { title: 'Family B' },
);

/** Room for two images of 20 MB as base64; ten of that size are not to be expected. */
export const CREATE_BODY_LIMIT = 56 * 1024 * 1024;

/** Where a body may hold images, clips and recordings. */
export const CREATE_LONG_TEXTS = ['images[]', 'videos[]', 'audios[]'];

export interface ReadCreateDeps {
  readonly catalogue: ModelCatalogue;
  readonly parametersOf: ParametersOf;
  readonly inspectInput: InspectInput;
}

export interface VideoCreateDeps extends ReadCreateDeps {
  readonly createTask: CreateTask;
  readonly idempotency: Idempotency;
  readonly scratch: Scratch;
}

export function videoCreate(app: App, deps: VideoCreateDeps): void {
  app.post(
    '/v1/video/create',
    {
      config: { checksBody: true, kind: 'creations', longTexts: CREATE_LONG_TEXTS },
      bodyLimit: CREATE_BODY_LIMIT,
      schema: {
        summary: 'Create a video task',
        tags: ['Video'],
        body: Type.Union([FamilyACreate, FamilyBCreate]),
        response: answers(CreatedSchema),
      },
    },
    async (request, reply) => {
      const body = jsonBody(request);
      const idempotent = await idempotentBody(request, body);
      const earlier = idempotent && (await madeBefore<Task>(deps.idempotency, request, idempotent));
      if (earlier) return createdJson(earlier);
      await using folder = deps.scratch.folder('create');
      const order = await readCreateOrder(deps, body, folder, reply);
      setIgnoredHeader(reply, order);
      const task = await deps.createTask(request.caller, order, idempotent);
      noteFacts(request, { task: task.id });
      return createdJson(task);
    },
  );
}

/** The video that a body asks for. */
export async function readCreateOrder(
  deps: ReadCreateDeps,
  body: Record<string, unknown>,
  folder: ScratchFolder,
  reply: FastifyReply,
): Promise<VideoOrder> {
  const { caller } = reply.request;
  const model = (await deps.catalogue.choose(body['model'], caller, 'video/create')) as VideoModel;
  const source = { deps, model, body, folder, reply };
  const isA = model.family === 'A';
  const order = isA ? await familyAOrder(source) : await familyBOrder(source);
  return withParameters(order, deps.parametersOf(model), body, isA ? FamilyACreate : FamilyBCreate);
}

interface OrderSource {
  readonly deps: ReadCreateDeps;
  readonly model: VideoModel;
  readonly body: object;
  readonly folder: ScratchFolder;
  readonly reply: FastifyReply;
}

async function familyAOrder(source: OrderSource): Promise<VideoOrder> {
  const { model } = source;
  const fields = validate(FamilyACreate, source.body);
  const aspect = model.honoursAspectRatio ? fields.aspect_ratio : undefined;
  const wish = { portrait: aspect ? aspect === '9:16' : null, large: fields.enable_upsample ?? false };
  const size = sizeFor(model, 'video/create', wish) ?? noSuchSize(model, 'aspect_ratio');
  const order = await videoWith(source, fields, size);
  return { ...order, enhancePrompt: fields.enhance_prompt ?? false };
}

async function familyBOrder(source: OrderSource): Promise<VideoOrder> {
  const { model } = source;
  const fields = validate(familyBCreateOf(model), source.body);
  const cut = readTimeRange(fields.character_timestamps, 'character_timestamps');
  const characters = characterFromUrl(fields.character_url, cut);
  const order = await videoWith(source, fields, sizeOf(model, fields));
  return {
    ...order,
    video: {
      ...order.video,
      seconds: fields.duration ?? usualSeconds(model, FAMILY_B_SECONDS),
      watermark: fields.watermark ?? true,
      private: fields.private ?? false,
      inputs: [...order.video.inputs, ...characters],
    },
  };
}

/** The schema for a model whose row has sizes or lengths of its own: they may be named too. */
const familyBCreateOf = schemaOfModel(FamilyBCreate, ({ sizes, seconds }) => ({
  ...(sizes && {
    size: Type.Optional(Choice([...DEFINITIONS, ...sizes], 'The smallest or largest, or exactly.')),
  }),
  ...(seconds && { duration: Type.Optional(Choice(seconds, 'Seconds.')) }),
}));

type SizeFields = Pick<Static<typeof FamilyBCreate>, 'orientation' | 'size'>;

/** As `orientation` and `size` say, or exactly. */
function sizeOf(model: VideoModel, { orientation, size = 'small' }: SizeFields): VideoSize {
  if (size !== 'small' && size !== 'large') return sizeOfDimensions(size);
  const wish = { portrait: orientation ? orientation === 'portrait' : null, large: size === 'large' };
  return sizeFor(model, 'video/create', wish) ?? noSuchSize(model, 'orientation');
}

function noSuchSize({ id, sizes }: VideoModel, param: string): never {
  throw new ServiceError('invalid_parameter', `The sizes of ${id} are ${sizes?.join(', ')}.`, { param });
}

/** The part that both families share. */
async function videoWith(
  { deps, model, body, folder, reply }: OrderSource,
  fields: { prompt: string; images?: string[]; videos?: string[]; audios?: string[] },
  size: VideoSize,
): Promise<VideoOrder> {
  const images = fields.images ?? [];
  if (images.length > model.maxImages) {
    throw new ServiceError(
      'invalid_parameter',
      `\`images\` holds at most ${model.maxImages === 1 ? 'one image' : `${model.maxImages} images`} for ${model.id}.`,
      {
        param: 'images',
      },
    );
  }
  const check = inputChecker(deps.inspectInput, reply);
  const given = { urls: images, roleOf: (index: number) => imageRole(model, index), body, param: 'images' };
  const pictures = await readReferenceInputs(given, folder, check);
  const beyond = await readClipsAndSounds(model, deps.parametersOf(model), { body, fields }, folder, check);
  const uploads = [...pictures.uploads, ...beyond.uploads];
  const inputs = [...pictures.inputs, ...beyond.inputs];
  return {
    model,
    video: {
      ...PLAIN_VIDEO,
      prompt: fields.prompt,
      seconds: usualSeconds(model, FAMILY_A_SECONDS),
      ...size,
      watermark: false,
      inputs,
    },
    enhancePrompt: false,
    mentionsIn: fields.prompt,
    size: spelledSize(size),
    initialStatus: 'pending',
    idShape: 'task',
    uploads,
  };
}
