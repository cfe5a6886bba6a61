import { Type } from 'typebox';
import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { PLAIN_VIDEO, type Rework } from '../../domain/videos/video.ts';
import { spelledSize } from '../../domain/videos/video-size.ts';
import type { ArtifactStore } from '../../platform/artifacts/artifact-store.ts';
import { FilledText, MAX_ID, Text } from '../../platform/http/bodies/schema-types.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { MAX_VIDEO_SECONDS } from '../../platform/media/videos/inspect-video.ts';
import type { VideoFacts } from '../../platform/media/videos/make-video-stills.child.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { ParametersOf, VideoOfferOf } from '../models/video-offer.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { withParameters } from './read-parameters.ts';
import { inputsOf } from './remix-video.ts';
import type { VideoOrder } from './video-order.ts';

const shared = {
  video: Type.Unsafe<unknown>({
    description:
      'The video: `{"id": …}` of a completed one, or a file (mp4, mov, webm, mkv, avi, mpeg or ogv).',
    expected: 'a file, or an object with the `id` of a video',
  }),
  model: Type.Optional(
    Text({ description: 'Default: the model of the video. Required with a file.', maxLength: MAX_ID }),
  ),
};

export const EditBody = Type.Object({
  prompt: FilledText({ description: 'What to change.' }),
  ...shared,
});

export const ExtensionBody = Type.Object({
  prompt: FilledText({ description: 'What happens next.' }),
  seconds: Type.Unsafe<string | number>({
    anyOf: [
      { type: 'string', pattern: '^([1-9]|[1-5][0-9]|60)$' },
      { type: 'integer', minimum: 1, maximum: 60 },
    ],
    description: 'Seconds to add, 1 to 60.',
    expected: 'a whole number from 1 to 60',
  }),
  ...shared,
});

/** What is to become of a video: one of the account's, or a file. */
export interface ReworkOrder {
  readonly kind: Rework['kind'];
  readonly prompt: string;
  /** Of an extension. */
  readonly seconds: number | null;
  /** Default: that of the video, where it is one of ours. */
  readonly model: string | null;
  readonly video: { readonly id: string } | { readonly file: string };
  /** All fields of the request. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ReworkOrderDeps {
  readonly tasks: Tasks;
  readonly catalogue: ModelCatalogue;
  readonly artifacts: ArtifactStore;
  readonly videoOffer: VideoOfferOf;
  readonly parametersOf: ParametersOf;
}

/** Measures a file of the request. Rejects with a `ServiceError` when it is no video. */
export type MeasureVideo = (file: string) => Promise<VideoFacts>;

/** The video that an edit or an extension asks for. */
export type ToReworkedVideo = (
  caller: Caller,
  order: ReworkOrder,
  measure: MeasureVideo,
) => Promise<VideoOrder>;

export function reworkedVideoWith(deps: ReworkOrderDeps): ToReworkedVideo {
  return async (caller, order, measure) => {
    const video =
      'id' in order.video
        ? await ofOurs(deps, caller, order, order.video.id)
        : await ofFile(deps, caller, order, { file: order.video.file, measure });
    const contract = order.kind === 'edit' ? EditBody : ExtensionBody;
    return withParameters(video, deps.parametersOf(video.model), order.fields, contract);
  };
}

/** It keeps all that the video was made with, for an engine that changes the scene itself; others are given the video. */
async function ofOurs(
  deps: ReworkOrderDeps,
  caller: Caller,
  { kind, prompt, seconds, model: wanted }: ReworkOrder,
  id: string,
): Promise<VideoOrder> {
  const source = await deps.tasks.readInFull(caller, id, 'video');
  if (source.status !== 'completed') throw refuse(`its status is ${source.status}, and it must be completed`);
  const model = await videoModel(deps.catalogue, caller, wanted ?? source.model);
  assertCan(deps.videoOffer, model, kind, 'own');
  const { video } = source;
  if (video === null || !(await deps.artifacts.stat(video))) throw refuse('it has been deleted');
  if (source.seconds > MAX_VIDEO_SECONDS)
    throw refuse(`it lasts ${source.seconds} seconds, and may last at most ${MAX_VIDEO_SECONDS}`);
  const { shared, copies } = inputsOf(source);
  for (const { from } of copies)
    if (!(await deps.artifacts.stat(from)))
      throw refuse('pictures, clips or recordings it was made with have been deleted');
  const { request } = source;
  return {
    ...orderOf(model, spelledSize(request)),
    video: {
      ...request,
      inputs: shared,
      edits: [...request.edits, prompt],
      seconds: seconds ?? source.seconds,
      characterCreate: null,
      remixOf: source.id,
      reworks: { kind, seconds: source.seconds, route: source.route },
    },
    mentionsIn: prompt,
    uploads: [],
    copies: [{ input: { role: 'source' }, from: video }, ...copies],
  };
}

async function ofFile(
  deps: ReworkOrderDeps,
  caller: Caller,
  { kind, prompt, seconds, model: wanted }: ReworkOrder,
  { file, measure }: { readonly file: string; readonly measure: MeasureVideo },
): Promise<VideoOrder> {
  if (wanted === null)
    throw new ServiceError('missing_parameter', '`model` is required for a video that is sent as a file.', {
      param: 'model',
    });
  const model = await videoModel(deps.catalogue, caller, wanted);
  assertCan(deps.videoOffer, model, kind, 'any');
  // What it costs depends on how large and long the video is.
  const { width, height, seconds: lasts } = await measure(file);
  const whole = Math.max(1, Math.round(lasts));
  return {
    ...orderOf(model, spelledSize({ width, height })),
    video: {
      ...PLAIN_VIDEO,
      prompt,
      seconds: seconds ?? whole,
      ...{ width, height },
      watermark: false,
      reworks: { kind, seconds: whole, route: null },
    },
    mentionsIn: prompt,
    uploads: [{ role: 'source', file, inspect: async () => {} }],
  };
}

function orderOf(model: VideoModel, size: string) {
  return {
    model,
    enhancePrompt: false,
    size,
    initialStatus: model.family === 'A' ? 'queued' : 'pending',
    idShape: model.family === 'A' ? 'video' : 'task',
  } as const;
}

async function videoModel(catalogue: ModelCatalogue, caller: Caller, id: string): Promise<VideoModel> {
  const model = await catalogue.findFor(caller, id);
  if (model.kind === 'video') return model;
  throw new ServiceError('invalid_parameter', `${id} makes no videos.`, { param: 'model' });
}

/** Before anything of the video is looked at: what the model can do at all. */
function assertCan(
  capabilitiesOf: VideoOfferOf,
  model: VideoModel,
  kind: Rework['kind'],
  wanted: 'any' | 'own',
): void {
  const { edits, extensions } = capabilitiesOf(model);
  const [can, what] = kind === 'edit' ? [edits, 'edit'] : [extensions, 'extend'];
  if (can === 'any' || can === wanted) return;
  const message =
    can === null
      ? `${model.id} cannot ${what} videos.`
      : `${model.id} can only ${what} videos that it has made itself: send \`video\` as {"id": …}.`;
  throw new ServiceError('invalid_parameter', message, { param: can === null ? 'model' : 'video' });
}

function refuse(why: string): ServiceError {
  return new ServiceError('invalid_request', `This video cannot be used: ${why}.`, { param: 'video' });
}
