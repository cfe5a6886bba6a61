import { Type } from 'typebox';
import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { TaskInFull } from '../../domain/task.ts';
import { type RequestInput, wholeSeconds } from '../../domain/videos/video.ts';
import { FAMILY_B_FORM_SIZES } from '../../domain/videos/video-choices.ts';
import { type ArtifactStore, inputKey, liesWithTask } from '../../platform/artifacts/artifact-store.ts';
import { Choice, FilledText } from '../../platform/http/bodies/schema-types.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { ParametersOf } from '../models/video-offer.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { withParameters } from './read-parameters.ts';
import type { VideoCopy, VideoOrder } from './video-order.ts';

export interface RemixOrder {
  readonly sourceId: string;
  readonly prompt: string;
  /** `<width>x<height>`; null keeps the source's. */
  readonly size: string | null;
  /** All fields of the request. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface RemixOrderDeps {
  readonly tasks: Tasks;
  readonly catalogue: ModelCatalogue;
  readonly artifacts: ArtifactStore;
  readonly parametersOf: ParametersOf;
}

/** What a remix takes beside the parameters of its model. */
export const RemixBody = Type.Object({
  prompt: FilledText({ description: 'The edit to apply.' }),
  size: Type.Optional(Choice(FAMILY_B_FORM_SIZES, 'Overrides the output dimensions.')),
});

/** The video that a remix asks for. */
export type ToRemixedVideo = (caller: Caller, order: RemixOrder) => Promise<VideoOrder>;

/** A remix is a new video from the source's description with one more edit. */
export function remixedVideoWith({
  tasks,
  catalogue,
  artifacts,
  parametersOf,
}: RemixOrderDeps): ToRemixedVideo {
  return async (caller, order) => {
    const source = await tasks.readInFull(caller, order.sourceId);
    if (source.family !== 'B') throw refuse('it is a family A task, and only family B tasks can be remixed');
    if (source.status !== 'completed')
      throw refuse(`its status is ${source.status}, and it must be completed`);
    const model = (await catalogue.findFor(caller, source.model)) as VideoModel;
    const [width, height] = order.size
      ? (order.size.split('x').map(Number) as [number, number])
      : [source.request.width, source.request.height];
    const { shared, copies } = inputsOf(source);
    for (const { from } of copies)
      if (!(await artifacts.stat(from))) throw refuse('pictures or clips it was made with have been deleted');
    const { reworks: _, ...request } = source.request;
    const remix: VideoOrder = {
      model,
      video: {
        ...request,
        seconds: wholeSeconds(source.request),
        inputs: shared,
        edits: [...source.request.edits, order.prompt],
        width,
        height,
        characterCreate: null,
        remixOf: source.id,
      },
      enhancePrompt: false,
      mentionsIn: order.prompt,
      size: order.size ?? source.size,
      initialStatus: 'pending',
      idShape: 'remix',
      uploads: [],
      copies,
    };
    return withParameters(remix, parametersOf(model), order.fields, RemixBody);
  };
}

/**
 * Library characters are shared by all videos; inputs stored with a task are deleted with it, so they are copied. The video
 * that it was made from itself is in it.
 */
export function inputsOf({ id, request }: TaskInFull): { shared: RequestInput[]; copies: VideoCopy[] } {
  const shared: RequestInput[] = [];
  const copies: VideoCopy[] = [];
  for (const [index, given] of request.inputs.entries()) {
    if (given.role === 'source') continue;
    const { source, ...input } = given;
    const key = source.kind === 'artifact' ? source.key : inputKey(id, index);
    if (liesWithTask(key)) copies.push({ input, from: key });
    else shared.push(given);
  }
  return { shared, copies };
}

function refuse(why: string): ServiceError {
  return new ServiceError('invalid_request', `This task cannot be remixed: ${why}.`, { param: 'id' });
}
