import { ServiceError } from '../../domain/errors.ts';
import type { FilmInput, FilmRequest } from '../../domain/films/film.ts';
import { outcomeInText, rehearsedRefusal, SUCCESS } from '../../domain/rehearsal.ts';
import type { Task } from '../../domain/task.ts';
import { isTestSide } from '../../domain/test-side.ts';
import { noEngine } from '../../engines/no-engine.ts';
import type { VideoEngine } from '../../engines/video-engine.ts';
import type { RouteOutages } from '../../gateway/outages/route-outages.ts';
import { type ArtifactStore, taskFolder } from '../../platform/artifacts/artifact-store.ts';
import type { Idempotency, IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { newRemixId, newTaskId, newVideoId } from '../../platform/identity/identifiers.ts';
import type { DiskSpace } from '../../platform/machine/disk-space.ts';
import type { LaneOf } from '../../platform/queue/lanes.ts';
import type { TaskQueue } from '../../platform/queue/task-queue.ts';
import type { Database } from '../../platform/storage/database.ts';
import { writeOrFind } from '../../platform/storage/write-or-find.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import type { Billing } from '../billing/billing.ts';
import { insertTask, type NewTask, taskById } from '../tasks/task-table.ts';
import { keepTrace } from '../tasks/task-trace-table.ts';
import type { AppraiseFilm } from './appraise-film.ts';
import { enhancePrompt } from './enhance-prompt.ts';
import type { FilmOrder } from './film-order.ts';

export interface CreateFilmParts {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly laneOf: LaneOf;
  readonly appraise: AppraiseFilm;
  readonly billing: Billing;
  readonly outages: Pick<RouteOutages, 'barring'>;
  readonly idempotency: Idempotency;
  readonly artifacts: ArtifactStore;
  /** An account has one film more. */
  readonly onCreated: (accountId: string) => void;
  /** A film that could not be stored is not begun. */
  readonly disk: Pick<DiskSpace, 'assertRoom'>;
  /** Asked each time: the settings may be read again. */
  readonly limits: { readonly maxWaitingTasks: number };
  /** Null: no traces are made. */
  readonly tracing: Pick<Tracing, 'current'> | null;
  readonly now: () => number;
}

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
  const { database, queue, appraise, billing, idempotency, artifacts, disk } = parts;

  /** Set when every engine that could make the film is a hosted one that is out of service. */
  async function outageOf(engines: readonly VideoEngine[]): Promise<ServiceError | null> {
    const hosted = engines.flatMap((engine) => engine.hosted ?? []);
    return hosted.length < engines.length ? null : await parts.outages.barring(hosted);
  }

  const create: CreateFilm = async (caller, order, idempotent) => {
    const accountId = caller.account.id;
    const { model } = order;
    const film = rehearsedFilm(caller, order.film);
    const { price, refusal, engine, able, enhancer, mentioned, set } = await appraise(caller, order);
    if (refusal !== null) throw refusal;
    const now = parts.now();
    const id = newFilmId(order, now);
    const own = ownInputs(id, order);
    const inputs = [...own.map(({ input }) => input), ...film.inputs, ...mentioned];
    using place = await queue.reserve(parts.limits.maxWaitingTasks);
    const outage = await outageOf(able);
    if (!engine || place === null || outage) {
      // Billing is checked before capacity: a caller who cannot pay must not be told to retry later.
      await billing.assertFunds(caller, price);
      throw outage ?? (engine ? queueFull(model.id) : noEngine(model.id));
    }

    // Enhancing the prompt and storing files cost something: not done for a caller who cannot pay.
    if (order.enhancePrompt || own.length > 0) await billing.assertFunds(caller, price);
    const enhancedPrompt = order.enhancePrompt
      ? await enhancePrompt(enhancer, film.prompt)
      : (film.enhancedPrompt ?? film.prompt);
    for (const { store } of own) await store(artifacts);
    const task = newTask(
      order,
      { ...film, ...set, enhancedPrompt, inputs },
      { id, caller, price, createdAt: now },
    );
    const view = asCreated(task);
    const span = parts.tracing?.current();
    const queued = {
      id,
      accountId,
      model: model.id,
      lane: parts.laneOf({ accountId, stage: task.stage, route: null, model: model.id }),
      priority: caller.account.priority,
      createdAt: now,
    };
    // An error may be returned only if no task was created.
    const outcome = await writeOrFind(
      database,
      [
        ...billing.holdForTask(task.id, caller, model.id, price, now),
        insertTask(task),
        ...(span ? [keepTrace(id, span.header)] : []),
        ...(await queue.entry(queued)),
        ...idempotency.remember(accountId, idempotent, view, now),
      ],
      taskById(id),
    );
    if (!outcome.ok) {
      if (own.length > 0) await artifacts.removeFolder(taskFolder(id));
      if (outcome.expectation === 'idempotency')
        return await idempotency.answerOfRace<Task>(accountId, idempotent);
      throw await billing.explainRefusal(caller, price);
    }
    queue.announce(queued);
    parts.onCreated(accountId);
    return view;
  };
  return async (caller, order, idempotent) => {
    disk.assertRoom();
    return await idempotency.orAnswerOfRace(caller.account.id, idempotent, () =>
      create(caller, order, idempotent),
    );
  };
}

/** With a test key the film goes and ends as the request asks; a refusal that it asks for is thrown. */
function rehearsedFilm(caller: Caller, film: FilmOrder['film']): FilmOrder['film'] {
  if (!isTestSide(caller.account.id)) return film;
  const { refusal, film: rehearsal } =
    outcomeInText(film.edits.at(-1) ?? film.prompt) ?? caller.outcome ?? SUCCESS;
  if (refusal) throw rehearsedRefusal(refusal);
  return { ...film, rehearsal };
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
  order: FilmOrder,
  request: FilmRequest,
  { id, caller, price, createdAt }: { id: string; caller: Caller; price: number; createdAt: number },
): NewTask {
  return {
    id,
    accountId: caller.account.id,
    keyId: caller.key.id,
    family: order.model.family,
    model: order.model.id,
    status: order.initialStatus,
    createdAt,
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
