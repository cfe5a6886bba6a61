import type { EngineRegistry } from '../engines/engine-registry.ts';
import { LedgerExport } from '../features/accounts/ledger-export.ts';
import { OperatorAccounts } from '../features/accounts/operator-accounts.ts';
import type { CreateFilm } from '../features/films/create-film.ts';
import { type RetryTask, retryTaskWith } from '../features/films/retry-task.ts';
import type { Authenticator } from '../features/keys/authenticate.ts';
import { OperatorKeys } from '../features/keys/operator-keys.ts';
import type { ModelCatalogue } from '../features/models/model-catalogue.ts';
import { OperatorModels, type OperatorModelsParts } from '../features/models/operator-models.ts';
import type { NodeRecord } from '../features/operation/node-record.ts';
import { OperatorTasks } from '../features/tasks/operator-tasks.ts';
import type { ResolveTask } from '../features/tasks/resolve-task.ts';
import type { UpstreamCosts } from '../gateway/costs/upstream-costs.ts';
import { OperatorUpstreams, type UpstreamsHere } from '../gateway/operator/operator-upstreams.ts';
import type { RouteOutages } from '../gateway/outages/route-outages.ts';
import type { ArtifactStore } from '../platform/artifacts/artifact-store.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { TaskQueue } from '../platform/queue/task-queue.ts';
import type { Database } from '../platform/storage/database.ts';

export interface OperatorParts {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
  readonly authenticator: Authenticator;
  readonly idempotency: Idempotency;
  readonly catalogue: ModelCatalogue;
  readonly queue: TaskQueue;
  readonly nodes: NodeRecord;
  readonly upstreams: UpstreamsHere;
  readonly outages: RouteOutages;
  readonly costs: Pick<UpstreamCosts, 'today'>;
  readonly engines: EngineRegistry;
  readonly wrongRoutes: OperatorModelsParts['wrongRoutes'];
  readonly resolveTask: ResolveTask;
  readonly createFilm: CreateFilm;
  readonly now: () => number;
}

/** What the operator of the service can see and change: the use cases behind `/admin/v1`. */
export class Operator {
  readonly accounts: OperatorAccounts;
  readonly keys: OperatorKeys;
  readonly ledgerExport: LedgerExport;
  readonly tasks: OperatorTasks;
  readonly models: OperatorModels;
  readonly queue: TaskQueue;
  readonly nodes: NodeRecord;
  readonly upstreams: OperatorUpstreams;
  readonly resolveTask: ResolveTask;
  readonly retryTask: RetryTask;

  constructor(parts: OperatorParts) {
    const { database, authenticator, catalogue, queue, createFilm, now } = parts;
    this.accounts = new OperatorAccounts(database, authenticator, parts.idempotency, now);
    this.ledgerExport = new LedgerExport(database);
    this.keys = new OperatorKeys(database, authenticator, catalogue, now);
    this.tasks = new OperatorTasks(database);
    this.models = new OperatorModels(parts);
    this.upstreams = new OperatorUpstreams(parts);
    this.resolveTask = parts.resolveTask;
    this.queue = queue;
    this.nodes = parts.nodes;
    this.retryTask = retryTaskWith({ database, catalogue, createFilm });
  }
}
