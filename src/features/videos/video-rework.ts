import { ServiceError } from '../../domain/errors.ts';
import { pathOf } from '../../domain/file-in-memory.ts';
import type { Task } from '../../domain/task.ts';
import type { Rework } from '../../domain/videos/video.ts';
import { madeBefore } from '../../platform/http/bodies/idempotent-request.ts';
import { jsonBody } from '../../platform/http/bodies/json-body.ts';
import {
  type FormLimits,
  type MultipartForm,
  readMultipartForm,
} from '../../platform/http/bodies/multipart-form.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { MAX_ID } from '../../platform/http/bodies/schema-types.ts';
import { validate } from '../../platform/http/bodies/validate.ts';
import { answers } from '../../platform/http/documentation/route-docs.ts';
import { noteFacts, noteForm } from '../../platform/http/observation/request-facts.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Scratch } from '../../platform/machine/scratch.ts';
import type { InspectInput } from '../../platform/media/video-inputs.ts';
import type { VideoFacts } from '../../platform/media/videos/make-video-stills.child.ts';
import type { CreateTask } from './create-task.ts';
import { formFiles, idempotentForm, tooLarge } from './form-files.ts';
import { asObject } from './form-objects.ts';
import { inputChecker } from './input-checker.ts';
import { setIgnoredHeader } from './read-parameters.ts';
import { EditBody, ExtensionBody, type ReworkOrder, type ToReworkedVideo } from './rework-video.ts';
import { VideoSchema, videoJson } from './task-json.ts';
import { statusWords } from './video-read.ts';

/** POST /v1/videos/edits and /v1/videos/extensions, as the openai SDK sends them: a form, or JSON where no file is sent. */

export interface VideoReworkDeps {
  readonly toReworkedVideo: ToReworkedVideo;
  readonly createTask: CreateTask;
  readonly idempotency: Idempotency;
  readonly inspectInput: InspectInput;
  readonly scratch: Scratch;
}

const LIMITS: FormLimits = {
  files: formFiles({ video: { kind: 'video' } }),
  tooLarge: (param) => tooLarge('video', param),
};

export function videoRework(app: App, deps: VideoReworkDeps): void {
  const ways = [
    { path: '/v1/videos/edits', kind: 'edit', body: EditBody, summary: 'Change a video' },
    { path: '/v1/videos/extensions', kind: 'extension', body: ExtensionBody, summary: 'Continue a video' },
  ] as const;
  for (const { path, kind, body, summary } of ways)
    app.post(
      path,
      {
        config: { checksBody: true, kind: 'creations' },
        schema: {
          summary,
          tags: ['Video'],
          consumes: ['multipart/form-data', 'application/json'],
          body,
          response: answers(VideoSchema),
        },
      },
      async (request, reply) => {
        await using folder = deps.scratch.folder(kind);
        const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
        const form = isForm
          ? await readMultipartForm(request, folder, LIMITS)
          : { fields: jsonBody(request), files: new Map() };
        noteForm(request, form.fields);
        const idempotent = await idempotentForm(request, form);
        const earlier = idempotent && (await madeBefore<Task>(deps.idempotency, request, idempotent));
        if (earlier) return videoJson(earlier, statusWords(request));
        const check = inputChecker(deps.inspectInput, reply);
        const measure = async (file: string) => (await check('video', file, 'video')) as VideoFacts;
        const rework = await readReworkOrder(kind, form);
        const order = await deps.toReworkedVideo(request.caller, rework, measure);
        setIgnoredHeader(reply, order);
        const task = await deps.createTask(request.caller, order, idempotent);
        noteFacts(request, { task: task.id, model: task.model });
        return videoJson(task, statusWords(request));
      },
    );
}

export async function readReworkOrder(kind: Rework['kind'], form: MultipartForm): Promise<ReworkOrder> {
  const isEdit = kind === 'edit';
  const fields = isEdit ? validate(EditBody, form.fields) : validate(ExtensionBody, form.fields);
  const seconds = 'seconds' in fields ? Number(fields.seconds) : null;
  const { prompt, model = null } = fields;
  const order = { kind, prompt, seconds, model, fields: form.fields };
  const sent = form.files.get('video');
  if (sent) return { ...order, video: { file: await pathOf(sent) } };
  const id = asObject(fields.video)?.['id'];
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID)
    throw new ServiceError(
      'invalid_parameter',
      '`video` must be a file, or an object with the `id` of a video.',
      { param: 'video' },
    );
  return { ...order, video: { id } };
}
