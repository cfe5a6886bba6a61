import { type ArtifactStore, taskFolder } from '../artifacts/artifact-store.ts';
import type { VideoModel } from '../domain/catalogue.ts';
import { ServiceError } from '../domain/errors.ts';
import type { FilmInput, FilmInputRole, FilmRequest } from '../domain/film.ts';
import { priceOfFilm } from '../domain/price.ts';
import type { Task, WaitingStatus } from '../domain/task.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import { noEngine } from '../engines/no-engine.ts';
import { type FilmNeed, unmetNeed } from '../engines/video-capabilities.ts';
import type { VideoEngine } from '../engines/video-engine.ts';
import type { Caller } from '../identity/caller.ts';
import { newRemixId, newTaskId, newVideoId } from '../identity/identifiers.ts';
import type { LaneOf } from '../queue/lanes.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { type Database, readOne, type Write, type WriteOutcome } from '../storage/database.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { insertTask, type NewTask, taskById } from '../storage/tables/tasks.ts';
import type { ContentPolicy } from '../texts/content-policy.ts';
import { assertFitsContext } from '../texts/token-count.ts';
import type { Billing } from './billing.ts';
import type { CharacterLibrary } from './character-library.ts';
import type { Idempotency, IdempotentRequest } from './idempotency.ts';
import type { ModelCatalogue } from './model-catalogue.ts';

/** An order for a film from a request of any style, with its parameters checked. */
export interface FilmOrder {
  readonly model: VideoModel;
  /** Without an `enhancedPrompt`, the prompt or its enhancement is used. */
  readonly film: Omit<FilmRequest, 'enhancedPrompt'> & { readonly enhancedPrompt?: string };
  readonly enhancePrompt: boolean;
  /** The parameter that contains the prompt, for error messages; default `prompt`. */
  readonly promptParam?: string;
  /** The text whose `@<username>` mentions add characters to the film. */
  readonly mentionsIn: string;
  /** As shown in the response. */
  readonly size: string;
  readonly initialStatus: WaitingStatus;
  readonly idShape: 'task' | 'video' | 'remix';
  /** Checked images from the request, as local files; they become the film's inputs. */
  readonly uploads: readonly FilmUpload[];
  /** Inputs of another film; this film gets copies, so that it does not depend on the other's files. */
  readonly copies?: readonly FilmCopy[];
}

export interface FilmUpload {
  readonly role: FilmInputRole;
  readonly file: string;
}

export interface FilmCopy {
  readonly input: Omit<FilmInput, 'source'>;
  /** Artifact key. */
  readonly from: string;
}

export interface CreateFilmParts {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly laneOf: LaneOf;
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly policy: ContentPolicy;
  readonly idempotency: Idempotency;
  readonly characters: CharacterLibrary;
  readonly artifacts: ArtifactStore;
  readonly maxWaitingTasks: number;
  readonly now: () => number;
}

/** The request waits for the enhancement, so it must be quick. */
const ENHANCE_TIMEOUT_MS = 5000;

export type CreateFilm = (
  caller: Caller,
  order: FilmOrder,
  /** Stored with the result; the caller has already checked that there is no earlier result. */
  idempotent: IdempotentRequest | null,
) => Promise<Task>;

/**
 * Creates a task: the checks that follow the parameters, then one batch with the task, its hold and the idempotency
 * record. Before the batch nothing exists; after it the task cannot be lost.
 */
export function createFilmService(parts: CreateFilmParts): CreateFilm {
  const { database, queue, engines, catalogue, billing, policy, idempotency, characters, artifacts } = parts;

  return async (caller, order, idempotent) => {
    const accountId = caller.account.id;
    const { model, film } = order;
    const param = order.promptParam ?? 'prompt';
    const written = [film.prompt, ...film.edits];
    await assertFitsContext(written.join('\n'), model.contextLength, param);
    await policy.assertAllowed(written, param);
    if (film.style !== null) await policy.assertAllowed(film.style, 'style');

    const now = parts.now();
    const id = newFilmId(order, now);
    const { mentionsIn } = order;
    // Most prompts mention nobody: skipping the await makes those requests cheaper.
    const mentioned = mentionsIn.includes('@') ? await characters.mentioned(accountId, mentionsIn) : [];
    const own = ownInputs(id, order);
    const inputs = [...own.map(({ input }) => input), ...film.inputs, ...mentioned];
    const routes = engines.videoRoutes(model.id);
    const engine = chooseEngine(model.id, routes, { ...film, inputs });

    if (film.characterCreate?.saveToLibrary) await characters.assertRoom(accountId);
    const price = priceOfFilm(catalogue.priceOf(model), film);
    using place = await queue.reserve(parts.maxWaitingTasks);
    if (!engine || place === null) {
      // Billing is checked before capacity: a caller who cannot pay must not be told to retry later.
      await billing.assertFunds(caller, price);
      throw engine ? queueFull(model.id) : noEngine(model.id);
    }

    // Enhancing the prompt and storing files cost something: not done for a caller who cannot pay.
    if (order.enhancePrompt || own.length > 0) await billing.assertFunds(caller, price);
    const enhancedPrompt = order.enhancePrompt
      ? await enhance(engine, film.prompt)
      : (film.enhancedPrompt ?? film.prompt);
    for (const { store } of own) await store(artifacts);
    const task = newTask(id, order, { ...film, enhancedPrompt, inputs }, caller, price, now);
    const view = asCreated(task);
    const queued = {
      id,
      accountId,
      model: model.id,
      lane: parts.laneOf({ stage: task.stage, route: null, model: model.id }),
      priority: caller.account.priority,
      createdAt: now,
    };
    const outcome = await writeOrFind(database, task.id, [
      ...billing.holdForTask(task.id, caller, model.id, price, now),
      insertTask(task),
      ...(await queue.entry(queued)),
      ...idempotency.remember(accountId, idempotent, view, now),
    ]);
    if (!outcome.ok) {
      if (own.length > 0) await artifacts.removeFolder(taskFolder(id));
      if (outcome.expectation === 'idempotency')
        return await idempotency.answerOfRace<Task>(accountId, idempotent);
      throw await billing.explainRefusal(caller, price);
    }
    queue.announce(queued);
    return view;
  };
}

/** The first engine that can make the film; undefined when the model has no engine at all. */
function chooseEngine(
  model: string,
  routes: readonly VideoEngine[],
  film: Pick<FilmRequest, FilmNeed>,
): VideoEngine | undefined {
  const engine = routes.find(({ capabilities }) => unmetNeed(capabilities, film) === null);
  const first = routes[0];
  if (engine || !first) return engine;
  const need = unmetNeed(first.capabilities, film);
  throw new ServiceError('invalid_request', `The model ${model} cannot make films ${need} on this server.`);
}

async function enhance(engine: VideoEngine, prompt: string): Promise<string> {
  if (!engine.enhance) return prompt;
  try {
    return await engine.enhance(prompt, AbortSignal.timeout(ENHANCE_TIMEOUT_MS));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(
      'service_unavailable',
      'The prompt could not be enhanced at the moment. Try again, or without `enhance_prompt`.',
      { cause: error },
    );
  }
}

/** An error may be returned only if no task was created; when that is uncertain, it is looked up. */
async function writeOrFind(
  database: Database,
  taskId: string,
  batch: readonly Write[],
): Promise<WriteOutcome> {
  try {
    return await database.write(batch);
  } catch (error) {
    const unknown = error instanceof StorageUnavailable && error.fate === 'unknown';
    if (unknown && (await readOne(database, taskById(taskId)))) return { ok: true };
    throw error;
  }
}

/** Inputs that are stored with the task: their artifact keys, and how to store them. */
function ownInputs(
  taskId: string,
  { uploads, copies = [] }: FilmOrder,
): { input: FilmInput; store(artifacts: ArtifactStore): Promise<void> }[] {
  const artifact = (name: string) =>
    ({ kind: 'artifact', key: `${taskFolder(taskId)}/inputs/${name}` }) as const;
  return [
    ...uploads.map(({ role, file }, index) => {
      const source = artifact(`upload-${index}`);
      return {
        input: { role, source },
        store: (artifacts: ArtifactStore) => artifacts.put(source.key, file),
      };
    }),
    ...copies.map(({ input, from }, index) => {
      const source = artifact(`copy-${index}`);
      return {
        input: { ...input, source },
        store: (artifacts: ArtifactStore) => artifacts.copy(from, source.key),
      };
    }),
  ];
}

function newFilmId(order: FilmOrder, now: number): string {
  switch (order.idShape) {
    case 'task':
      return newTaskId(order.model.id, now);
    case 'video':
      return newVideoId();
    case 'remix':
      return newRemixId(order.model.id, now);
  }
}

function newTask(
  id: string,
  order: FilmOrder,
  request: FilmRequest,
  caller: Caller,
  price: number,
  now: number,
): NewTask {
  return {
    id,
    accountId: caller.account.id,
    keyId: caller.key.id,
    family: order.model.family,
    model: order.model.id,
    status: order.initialStatus,
    createdAt: now,
    seconds: request.seconds,
    size: order.size,
    // The content policy checks a remix by its scene and all edits.
    enhancedPrompt: [request.enhancedPrompt, ...request.edits].join('; '),
    request,
    price,
    stage: request.inputs.some((input) => input.source.kind === 'url') ? 'inputs' : 'film',
  };
}

/** The task as it was just written, without reading it back. */
function asCreated(task: NewTask): Task {
  const { id, accountId, family, model, status, createdAt, seconds, size, enhancedPrompt } = task;
  return {
    id,
    accountId,
    family,
    model,
    status,
    progress: 0,
    createdAt,
    statusUpdatedAt: createdAt,
    seconds,
    size,
    enhancedPrompt,
    failure: null,
    film: null,
  };
}

function queueFull(model: string): ServiceError {
  return new ServiceError(
    'model_overloaded',
    `Too many tasks are waiting for ${model}. Try again in a minute.`,
    {
      retryAfterSeconds: 60,
    },
  );
}
