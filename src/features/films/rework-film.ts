import { Type } from 'typebox';
import type { VideoModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import { PLAIN_FILM, type Rework } from '../../domain/films/film.ts';
import { spelledSize } from '../../domain/films/film-size.ts';
import type { ArtifactStore } from '../../platform/artifacts/artifact-store.ts';
import { FilledText, MAX_ID, Text } from '../../platform/http/bodies/schema-types.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { MAX_FILM_SECONDS } from '../../platform/media/films/inspect-film.ts';
import type { FilmFacts } from '../../platform/media/films/make-film-stills.child.ts';
import type { FilmCapabilitiesOf, ParametersOf } from '../models/film-capabilities.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { Tasks } from '../tasks/tasks.ts';
import type { FilmOrder } from './film-order.ts';
import { withParameters } from './read-parameters.ts';
import { inputsOf } from './remix-film.ts';

const shared = {
  video: Type.Unsafe<unknown>({
    description:
      'The film: `{"id": …}` of a completed one, or a file (mp4, mov, webm, mkv, avi, mpeg or ogv).',
    expected: 'a file, or an object with the `id` of a film',
  }),
  model: Type.Optional(
    Text({ description: 'Default: the model of the film. Required with a file.', maxLength: MAX_ID }),
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

/** What is to become of a film: one of the account's, or a file. */
export interface ReworkOrder {
  readonly kind: Rework['kind'];
  readonly prompt: string;
  /** Of an extension. */
  readonly seconds: number | null;
  /** Default: that of the film, where it is one of ours. */
  readonly model: string | null;
  readonly video: { readonly id: string } | { readonly file: string };
  /** All fields of the request. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ReworkOrderParts {
  readonly tasks: Tasks;
  readonly catalogue: ModelCatalogue;
  readonly artifacts: ArtifactStore;
  readonly filmCapabilities: FilmCapabilitiesOf;
  readonly parametersOf: ParametersOf;
}

/** Measures a file of the request. Rejects with a `ServiceError` when it is no film. */
export type MeasureFilm = (file: string) => Promise<FilmFacts>;

/** The film that an edit or an extension asks for. */
export type ToReworkedFilm = (caller: Caller, order: ReworkOrder, measure: MeasureFilm) => Promise<FilmOrder>;

export function reworkedFilmWith(parts: ReworkOrderParts): ToReworkedFilm {
  return async (caller, order, measure) => {
    const film =
      'id' in order.video
        ? await ofOurs(parts, caller, order, order.video.id)
        : await ofFile(parts, caller, order, { file: order.video.file, measure });
    const contract = order.kind === 'edit' ? EditBody : ExtensionBody;
    return withParameters(film, parts.parametersOf(film.model), order.fields, contract);
  };
}

/** It keeps all that the film was made with, for an engine that changes the scene itself; others are given the film. */
async function ofOurs(
  parts: ReworkOrderParts,
  caller: Caller,
  { kind, prompt, seconds, model: wanted }: ReworkOrder,
  id: string,
): Promise<FilmOrder> {
  const source = await parts.tasks.readInFull(caller, id, 'video');
  if (source.status !== 'completed') throw refuse(`its status is ${source.status}, and it must be completed`);
  const model = await videoModel(parts.catalogue, caller, wanted ?? source.model);
  assertCan(parts.filmCapabilities, model, kind, 'own');
  const { film } = source;
  if (film === null || !(await parts.artifacts.stat(film))) throw refuse('it has been deleted');
  if (source.seconds > MAX_FILM_SECONDS)
    throw refuse(`it lasts ${source.seconds} seconds, and may last at most ${MAX_FILM_SECONDS}`);
  const { shared, copies } = inputsOf(source);
  for (const { from } of copies)
    if (!(await parts.artifacts.stat(from)))
      throw refuse('pictures, clips or recordings it was made with have been deleted');
  const { request } = source;
  return {
    ...orderOf(model, spelledSize(request)),
    film: {
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
    copies: [{ input: { role: 'source' }, from: film }, ...copies],
  };
}

async function ofFile(
  parts: ReworkOrderParts,
  caller: Caller,
  { kind, prompt, seconds, model: wanted }: ReworkOrder,
  { file, measure }: { readonly file: string; readonly measure: MeasureFilm },
): Promise<FilmOrder> {
  if (wanted === null)
    throw new ServiceError('missing_parameter', '`model` is required for a film that is sent as a file.', {
      param: 'model',
    });
  const model = await videoModel(parts.catalogue, caller, wanted);
  assertCan(parts.filmCapabilities, model, kind, 'any');
  // What it costs depends on how large and long the film is.
  const { width, height, seconds: lasts } = await measure(file);
  const whole = Math.max(1, Math.round(lasts));
  return {
    ...orderOf(model, spelledSize({ width, height })),
    film: {
      ...PLAIN_FILM,
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
  throw new ServiceError('invalid_parameter', `${id} makes no films.`, { param: 'model' });
}

/** Before anything of the film is looked at: what the model can do at all. */
function assertCan(
  capabilitiesOf: FilmCapabilitiesOf,
  model: VideoModel,
  kind: Rework['kind'],
  wanted: 'any' | 'own',
): void {
  const { edits, extensions } = capabilitiesOf(model);
  const [can, what] = kind === 'edit' ? [edits, 'edit'] : [extensions, 'extend'];
  if (can === 'any' || can === wanted) return;
  const message =
    can === null
      ? `${model.id} cannot ${what} films.`
      : `${model.id} can only ${what} films that it has made itself: send \`video\` as {"id": …}.`;
  throw new ServiceError('invalid_parameter', message, { param: can === null ? 'model' : 'video' });
}

function refuse(why: string): ServiceError {
  return new ServiceError('invalid_request', `This film cannot be used: ${why}.`, { param: 'video' });
}
