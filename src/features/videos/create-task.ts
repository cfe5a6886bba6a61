import { stat } from 'node:fs/promises';
import { isTestAccount } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Task } from '../../domain/task.ts';
import { wholeSeconds } from '../../domain/videos/video.ts';
import { noEngine } from '../../engines/no-engine.ts';
import type { VideoEngine } from '../../engines/video-engine.ts';
import type { RouteOutages } from '../../gateway/outages/route-outages.ts';
import { type ArtifactStore, taskFolder } from '../../platform/artifacts/artifact-store.ts';
import type { Idempotency, IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import type { DiskSpace } from '../../platform/machine/disk-space.ts';
import type { LaneOf } from '../../platform/queue/lanes.ts';
import type { TaskQueue } from '../../platform/queue/task-queue.ts';
import {
  type Database,
  readOne,
  type Write,
  type WriteOutcome,
  writeOrFind,
} from '../../platform/storage/database.ts';
import { integer } from '../../platform/storage/read-column.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import type { Billing } from '../billing/billing.ts';
import { storeBeforeRecord } from '../tasks/new-files.ts';
import { deleteRun } from '../tasks/start-table.ts';
import { countStuckTests, insertTask, type NewTask, taskById } from '../tasks/task-table.ts';
import { keepTrace } from '../tasks/task-trace-table.ts';
import type { TestFiles } from '../test-mode/test-files.ts';
import type { AppraiseVideo } from './appraise-video.ts';
import { enhancePrompt } from './enhance-prompt.ts';
import { asCreated, newIdFor, newTask, ownInputs } from './new-task.ts';
import type { VideoOrder } from './video-order.ts';

export interface CreateTaskDeps {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly laneOf: LaneOf;
  readonly appraise: AppraiseVideo;
  readonly billing: Billing;
  readonly outages: Pick<RouteOutages, 'barring'>;
  readonly idempotency: Idempotency;
  readonly artifacts: ArtifactStore;
  /** A video that could not be stored is not begun. */
  readonly disk: Pick<DiskSpace, 'assertRoom'>;
  readonly testFiles: Pick<TestFiles, 'count'>;
  /** Asked each time: the settings may be read again. */
  readonly limits: { readonly maxWaitingTasks: number };
  /** Null: no traces are made. */
  readonly tracing: Pick<Tracing, 'current'> | null;
  readonly now: () => number;
}

export type CreateTask = (
  caller: Caller,
  order: VideoOrder,
  /** Stored with the result; the caller has already checked that there is no earlier result. */
  idempotent: IdempotentRequest | null,
) => Promise<Task>;

/**
 * Creates a task: the checks that follow the parameters, then one batch with the task, its hold and the idempotency
 * record. Before the batch nothing exists; after it the task cannot be lost.
 */
export function createTaskService(deps: CreateTaskDeps): CreateTask {
  const { database, queue, appraise, billing, idempotency, artifacts, disk } = deps;

  /** Set when every engine that could make the video is a hosted one that is out of service. */
  async function outageOf(engines: readonly VideoEngine[]): Promise<ServiceError | null> {
    const hosted = engines.flatMap((engine) => engine.hosted ?? []);
    return hosted.length < engines.length ? null : await deps.outages.barring(hosted);
  }

  const create: CreateTask = async (caller, order, idempotent) => {
    const accountId = caller.account.id;
    const { model, video } = order;
    const appraisal = await appraise(caller, order);
    const { price, refusal, engine, able, enhancer, mentioned, set } = appraisal;
    if (refusal !== null) throw refusal;
    if (typeof set.rehearsal?.stuckAt === 'number') await assertFewStuck(database, accountId);
    if (isTestAccount(accountId)) await countTestFiles(accountId, order);
    const now = deps.now();
    const id = newIdFor(order, now);
    const own = ownInputs(id, order);
    const inputs = [...own.map(({ input }) => input), ...video.inputs, ...mentioned];
    using place = await queue.reserve(deps.limits.maxWaitingTasks);
    const outage = await outageOf(able);
    if (!engine || place === null || outage) {
      // Billing is checked before capacity: a caller who cannot pay must not be told to retry later.
      await billing.assertFunds(caller, price);
      throw outage ?? (engine ? queueFull(model.id) : noEngine(model.id));
    }

    // Enhancing the prompt and storing files cost something: not done for a caller who cannot pay.
    if (order.enhancePrompt || own.length > 0) await billing.assertFunds(caller, price);
    const enhancedPrompt = order.enhancePrompt
      ? await enhancePrompt(enhancer, video.prompt)
      : (video.enhancedPrompt ?? video.prompt);
    const task = newTask(
      order,
      { ...video, ...set, enhancedPrompt, inputs },
      { id, caller, price, createdAt: now },
    );
    const view = asCreated(task);
    // An error may be returned only if no task was created.
    const held = billing.holdForTask(task.id, caller, model.id, price, now);
    const remembered = idempotency.remember(accountId, idempotent, view, now);
    const creation = [...held, insertTask(task), ...remembered];
    const outcome =
      own.length === 0
        ? await enqueue(task, caller, creation)
        : await storeBeforeRecord(
            { database, artifacts, owner: id, folder: taskFolder(id), now },
            async () => {
              for (const { store } of own) await store(artifacts);
            },
            () => enqueue(task, caller, [...creation, deleteRun(taskFolder(id))]),
          );
    if (outcome.ok) return view;
    if (outcome.expectation === 'idempotency')
      return await idempotency.answerOfRace<Task>(accountId, idempotent);
    throw await billing.explainRefusal(caller, price);
  };

  async function countTestFiles(
    accountId: string,
    { video, uploads, copies = [] }: VideoOrder,
  ): Promise<void> {
    const sizes = await Promise.all([
      ...uploads.map(async ({ file }) => (await stat(file)).size),
      ...copies.map(async ({ from }) => (await artifacts.stat(from))?.bytes ?? 0),
    ]);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    await deps.testFiles.count(accountId, bytes, wholeSeconds(video));
  }

  async function enqueue(task: NewTask, caller: Caller, creation: readonly Write[]): Promise<WriteOutcome> {
    const { id, accountId, model, stage, createdAt } = task;
    const span = deps.tracing?.current();
    const queued = {
      id,
      accountId,
      model,
      lane: deps.laneOf({ accountId, stage, route: null, model }),
      priority: caller.account.priority,
      createdAt,
    };
    const outcome = await writeOrFind(
      database,
      [...creation, ...(span ? [keepTrace(id, span.header)] : []), ...(await queue.entry(queued))],
      taskById(id),
    );
    if (outcome.ok) queue.announce(queued);
    return outcome;
  }

  return async (caller, order, idempotent) => {
    disk.assertRoom();
    return await idempotency.orAnswerOfRace(caller.account.id, idempotent, () =>
      create(caller, order, idempotent),
    );
  };
}

/** What is stuck is held in memory until it is cancelled. */
const MOST_STUCK = 20;

async function assertFewStuck(database: Database, accountId: string): Promise<void> {
  const row = await readOne(database, countStuckTests(accountId));
  if (!row || integer(row, 'count') < MOST_STUCK) return;
  const message = `The account has ${MOST_STUCK} test videos that are stuck. Cancel one first.`;
  throw new ServiceError('invalid_request', message);
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
