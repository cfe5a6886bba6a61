import type { ArtifactStore } from '../../artifacts/artifact-store.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { TaskQueue } from '../../queue/task-queue.ts';
import type { Database } from '../../storage/database.ts';
import type { Authenticator } from '../authenticate.ts';
import type { CreateFilm } from '../films/create-film.ts';
import type { Idempotency } from '../idempotency.ts';
import type { ModelCatalogue } from '../model-catalogue.ts';
import type { NodeRecord } from '../node-record.ts';
import type { RouteOutages } from '../route-outages.ts';
import type { UpstreamCosts } from '../upstream-costs.ts';
import { LedgerExport } from './ledger-export.ts';
import { OperatorAccounts } from './operator-accounts.ts';
import { OperatorCharacters } from './operator-characters.ts';
import { OperatorKeys } from './operator-keys.ts';
import { OperatorModels, type OperatorModelsParts } from './operator-models.ts';
import { OperatorTasks } from './operator-tasks.ts';
import { OperatorUpstreams, type UpstreamsHere } from './operator-upstreams.ts';
import { OperatorUsage } from './operator-usage.ts';
import type { ResolveTask } from './resolve-task.ts';
import { type RetryTask, retryTaskWith } from './retry-task.ts';

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
  readonly characters: OperatorCharacters;
  readonly usage: OperatorUsage;
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
    this.characters = new OperatorCharacters(parts);
    this.usage = new OperatorUsage(database);
    this.models = new OperatorModels(parts);
    this.upstreams = new OperatorUpstreams(parts);
    this.resolveTask = parts.resolveTask;
    this.queue = queue;
    this.nodes = parts.nodes;
    this.retryTask = retryTaskWith({ database, catalogue, createFilm });
  }
}
