import type { VideoModel } from '../domain/catalogue.ts';
import { ServiceError } from '../domain/errors.ts';
import type { FilmRequest } from '../domain/film.ts';
import { priceOfFilm } from '../domain/price.ts';
import type { Task, WaitingStatus } from '../domain/task.ts';
import type { EngineRegistry } from '../engines/engine-registry.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { Database } from '../storage/database.ts';
import { insertTask, type NewTask } from '../storage/tables/tasks.ts';
import type { Billing } from './billing.ts';
import type { Caller } from './caller.ts';
import type { CharacterLibrary } from './character-library.ts';
import type { ContentPolicy } from './content-policy.ts';
import type { Idempotency, IdempotentRequest } from './idempotency.ts';
import { newRemixId, newTaskId, newVideoId } from './identifiers.ts';
import type { ModelCatalogue } from './model-catalogue.ts';
import { assertFitsContext } from './token-count.ts';

/** What a request of any style asks for, its parameters checked. */
export interface FilmOrder {
  readonly model: VideoModel;
  readonly film: Omit<FilmRequest, 'enhancedPrompt'>;
  readonly enhancePrompt: boolean;
  /** As the answer shows it. */
  readonly size: string;
  readonly initialStatus: WaitingStatus;
  readonly idShape: 'task' | 'video' | 'remix';
  /** The id, when inputs are already stored under it. */
  readonly id?: string;
}

export interface CreateFilmParts {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
  readonly billing: Billing;
  readonly policy: ContentPolicy;
  readonly idempotency: Idempotency;
  readonly characters: CharacterLibrary;
  readonly maxWaitingTasks: number;
  readonly now: () => number;
}

export type CreateFilm = (
  caller: Caller,
  order: FilmOrder,
  idempotent: IdempotentRequest | null,
) => Promise<Task>;

/**
 * Creates a task: the checks that follow the parameters (decision 18), then one batch with the task, its hold and the
 * remembered answer. After the batch the task cannot be lost; before it nothing exists.
 */
export function createFilmService(parts: CreateFilmParts): CreateFilm {
  const { database, queue, engines, catalogue, billing, policy, idempotency, characters } = parts;

  return async (caller, order, idempotent) => {
    const repeated = await idempotency.earlierAnswer<Task>(caller, idempotent);
    if (repeated) return repeated;

    const { model, film } = order;
    await assertFitsContext(film.prompt, model.contextLength, 'prompt');
    for (const text of [film.prompt, ...film.edits]) policy.assertAllowed(text, 'prompt');

    const price = priceOfFilm(catalogue.priceOf(model), film);
    const engine = engines.video(model.id);
    if (!engine || queue.waiting() >= parts.maxWaitingTasks) {
      // Billing is checked before capacity: a caller who cannot pay need not come back later.
      await billing.assertFunds(caller, price);
      throw engine ? queueFull(model.id) : noEngine(model.id);
    }

    const now = parts.now();
    const enhancedPrompt =
      order.enhancePrompt && engine.enhance
        ? await engine.enhance(film.prompt, AbortSignal.timeout(5000))
        : film.prompt;
    const mentioned = await characters.mentioned(caller, film.prompt);
    const request: FilmRequest = { ...film, enhancedPrompt, inputs: [...film.inputs, ...mentioned] };
    const task = newTask(order, request, caller, price, now);
    const view = asCreated(task);
    const outcome = await database.write([
      ...billing.holdForTask(task.id, caller, model.id, price, now),
      insertTask(task),
      ...queue.entry(task),
      ...idempotency.remember(caller, idempotent, view, now),
    ]);
    if (!outcome.ok) {
      if (outcome.expectation === 'idempotency')
        return await idempotency.answerOfRace<Task>(caller, idempotent);
      throw await billing.explainRefusal(caller, price);
    }
    queue.announce(task);
    return view;
  };
}

export function newFilmId(order: Pick<FilmOrder, 'idShape' | 'model'>, now: number): string {
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
  order: FilmOrder,
  request: FilmRequest,
  caller: Caller,
  price: number,
  now: number,
): NewTask {
  return {
    id: order.id ?? newFilmId(order, now),
    accountId: caller.account.id,
    keyId: caller.key.id,
    family: order.model.family,
    model: order.model.id,
    status: order.initialStatus,
    createdAt: now,
    seconds: request.seconds,
    size: order.size,
    enhancedPrompt: request.enhancedPrompt,
    request,
    price,
  };
}

/** The task as its first reader sees it: what was just written need not be read back. */
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

function noEngine(model: string): ServiceError {
  return new ServiceError(
    'service_unavailable',
    `The model ${model} has no engine on this server. The operator can add one; other models may be available.`,
  );
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
