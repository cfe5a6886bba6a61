import { Type } from 'typebox';
import type { VideoModel } from '../../domain/catalogue.ts';
import type { Task } from '../../domain/task.ts';
import { PLAIN_VIDEO, type RequestInput } from '../../domain/videos/video.ts';
import {
  FAMILY_A_FORM_SIZES,
  FAMILY_B_FORM_SECONDS,
  FAMILY_B_FORM_SIZES,
} from '../../domain/videos/video-choices.ts';
import { sizeOfDimensions } from '../../domain/videos/video-size.ts';
import { madeBefore } from '../../platform/http/bodies/idempotent-request.ts';
import {
  type FormLimits,
  type MultipartForm,
  readMultipartForm,
} from '../../platform/http/bodies/multipart-form.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import {
  Choice,
  File,
  MAX_ID,
  MAX_TIME_RANGE,
  MAX_URL,
  Prompt,
  Text,
  TextBoolean,
} from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { noteFacts, noteForm } from '../../platform/http/observation/request-facts.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { Scratch, ScratchFolder } from '../../platform/machine/scratch.ts';
import type { InspectInput } from '../../platform/media/video-inputs.ts';
import type { CharacterLibrary } from '../characters/character-library.ts';
import { characterFromUrl, readTimeRange } from '../characters/character-options.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { ParametersOf } from '../models/video-offer.ts';
import type { CreateTask } from './create-task.ts';
import { assertFile, formFiles, idempotentForm, tooLarge } from './form-files.ts';
import { FORM_INPUTS, ReferenceFields, readFormInputs } from './form-inputs.ts';
import { readCharacterCreate, readMetadata } from './form-objects.ts';
import { type CheckInput, inputChecker } from './input-checker.ts';
import { setIgnoredHeader, withParameters } from './read-parameters.ts';
import { schemaOfModel } from './schema-of-model.ts';
import { VideoSchema, videoJson } from './task-json.ts';
import type { VideoOrder } from './video-order.ts';
import { statusWords } from './video-read.ts';

/** POST /v1/videos: multipart, two parameter sets, selected by `model`. */

export const FamilyAVideos = Type.Object(
  {
    model: Type.String({ description: 'A family A model.' }),
    prompt: Prompt,
    seconds: Type.String({
      pattern: '^([1-9]|[1-5][0-9]|60)$',
      description: 'Duration in seconds, 1 to 60.',
      expected: 'a whole number from 1 to 60',
    }),
    size: Choice(FAMILY_A_FORM_SIZES, 'Landscape or portrait.'),
    input_reference: File('Base image for the video.'),
    ...ReferenceFields,
    watermark: Type.Optional(TextBoolean('Default false.')),
  },
  { title: 'Family A' },
);

export const FamilyBVideos = Type.Object(
  {
    model: Type.String({ description: 'A family B model.' }),
    prompt: Prompt,
    seconds: Choice(FAMILY_B_FORM_SECONDS, 'Duration in seconds.'),
    size: Choice(FAMILY_B_FORM_SIZES, 'Dimensions.'),
    input_reference: Type.Optional(File('Reference image.')),
    ...ReferenceFields,
    watermark: Type.Optional(TextBoolean('Default true.')),
    private: Type.Optional(TextBoolean('Default false.')),
    style: Type.Optional(Text({ description: 'Style preset.', maxLength: 64 })),
    metadata: Type.Optional(
      Type.Unsafe<unknown>({
        description: 'A JSON object: at most 16 keys of 64 characters, values up to 512.',
      }),
    ),
    character_url: Type.Optional(
      Text({ description: 'URL of a 1 to 3 second video to build a character from.', maxLength: MAX_URL }),
    ),
    character_timestamps: Type.Optional(
      Text({ description: '`<start>,<end>` in seconds.', maxLength: MAX_TIME_RANGE }),
    ),
    character_from_task: Type.Optional(
      Text({ description: 'Task used as character reference.', maxLength: MAX_ID }),
    ),
    character_create: Type.Optional(
      Type.Unsafe<unknown>({
        description: 'Options `create_self_portrait` and `save_to_library`, as JSON or in brackets.',
      }),
    ),
  },
  { title: 'Family B' },
);

/** Of a model whose row has sizes or lengths of its own. */
const ownChoices = (shortSize: boolean) => (model: VideoModel) => ({
  ...(model.sizes && {
    size: Choice(
      [...(shortSize && model.sizes.includes('1280x720') ? ['16x9'] : []), ...model.sizes],
      'Dimensions.',
    ),
  }),
  ...(model.seconds && { seconds: Choice(model.seconds.map(String), 'Duration in seconds.') }),
});
const familyAVideosOf = schemaOfModel(FamilyAVideos, ownChoices(true));
const familyBVideosOf = schemaOfModel(FamilyBVideos, ownChoices(false));

const FORM_LIMITS: FormLimits = {
  files: formFiles(FORM_INPUTS),
  tooLarge: (param) => tooLarge(FORM_INPUTS[param as keyof typeof FORM_INPUTS].kind, param),
};

export interface ReadVideosDeps {
  readonly catalogue: ModelCatalogue;
  readonly parametersOf: ParametersOf;
  readonly characters: CharacterLibrary;
}

export interface VideosCreateDeps extends ReadVideosDeps {
  readonly createTask: CreateTask;
  readonly idempotency: Idempotency;
  readonly inspectInput: InspectInput;
  readonly scratch: Scratch;
}

export function videosCreate(app: App, deps: VideosCreateDeps): void {
  app.post(
    '/v1/videos',
    {
      config: { checksBody: true, kind: 'creations' },
      schema: {
        summary: 'Create a video (multipart)',
        tags: ['Video'],
        consumes: ['multipart/form-data'],
        body: Type.Union([FamilyAVideos, FamilyBVideos]),
        response: answers(VideoSchema),
      },
    },
    async (request, reply) => {
      const { caller } = request;
      await using folder = deps.scratch.folder('videos');
      const form = await readMultipartForm(request, folder, FORM_LIMITS);
      noteForm(request, form.fields);
      const idempotent = await idempotentForm(request, form);
      const earlier = idempotent && (await madeBefore<Task>(deps.idempotency, request, idempotent));
      if (earlier) return videoJson(earlier, statusWords(request));
      const check = inputChecker(deps.inspectInput, reply);
      const order = await readVideosOrder(deps, caller, form, folder, check);
      setIgnoredHeader(reply, order);
      const task = await deps.createTask(caller, order, idempotent);
      noteFacts(request, { task: task.id });
      return videoJson(task, statusWords(request));
    },
  );
}

/** The video that a form asks for. */
export async function readVideosOrder(
  deps: ReadVideosDeps,
  caller: Caller,
  form: MultipartForm,
  folder: ScratchFolder,
  check: CheckInput,
): Promise<VideoOrder> {
  const model = (await deps.catalogue.choose(form.fields['model'], caller, 'videos')) as VideoModel;
  const isA = model.family === 'A';
  const read = isA ? familyAOrder(model, form) : await familyBOrder(deps, caller, model, form);
  const contract = isA ? FamilyAVideos : FamilyBVideos;
  const offered = deps.parametersOf(model);
  const order = withParameters(read, offered, form.fields, contract);
  const { uploads, inputs } = await readFormInputs(model, offered, form, folder, check);
  return { ...order, uploads, video: { ...order.video, inputs: [...inputs, ...order.video.inputs] } };
}

function familyAOrder(model: VideoModel, form: MultipartForm): VideoOrder {
  const fields = validate(familyAVideosOf(model), form.fields);
  assertFile(form, 'input_reference');
  return {
    ...orderWith(model, fields),
    initialStatus: 'queued',
    idShape: 'video',
  };
}

async function familyBOrder(
  deps: ReadVideosDeps,
  caller: Caller,
  model: VideoModel,
  form: MultipartForm,
): Promise<VideoOrder> {
  const fields = validate(familyBVideosOf(model), form.fields);
  assertFile(form, 'input_reference');
  const metadata = readMetadata(fields.metadata);
  const characterCreate = readCharacterCreate(fields.character_create);
  const cut = readTimeRange(fields.character_timestamps, 'character_timestamps');
  const inputs: RequestInput[] = characterFromUrl(fields.character_url, cut);
  if (fields.character_from_task !== undefined) {
    const from = fields.character_from_task;
    const { key, actor } = await deps.characters.videoOf(caller, from, 'character_from_task');
    const source = { kind: 'artifact', key } as const;
    inputs.push({ role: 'character', source, ...(cut && { cut }), ...(actor && { actor }) });
  }
  const order = orderWith(model, fields);
  return {
    ...order,
    video: {
      ...order.video,
      watermark: fields.watermark !== 'false',
      private: fields.private === 'true',
      style: fields.style ?? null,
      metadata,
      characterCreate,
      inputs,
    },
  };
}

/** The part that both families share. */
function orderWith(
  model: VideoModel,
  fields: { prompt: string; seconds: string; size: string; watermark?: string },
): VideoOrder {
  return {
    model,
    video: {
      ...PLAIN_VIDEO,
      prompt: fields.prompt,
      seconds: Number(fields.seconds),
      ...sizeOfDimensions(fields.size),
      watermark: fields.watermark === 'true',
    },
    enhancePrompt: false,
    mentionsIn: fields.prompt,
    size: fields.size,
    initialStatus: 'pending',
    idShape: 'task',
    uploads: [],
  };
}
