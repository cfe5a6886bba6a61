import type { CatalogueEntry } from '../domain/catalogue.ts';
import { OperatorAccounts } from '../features/accounts/operator-accounts.ts';
import { OperatorKeys } from '../features/keys/operator-keys.ts';
import { OperatorModels } from '../features/models/operator-models.ts';
import { OperatorTasks } from '../features/tasks/operator-tasks.ts';
import { resolveTaskWith } from '../features/tasks/resolve-task.ts';
import { retryTaskWith } from '../features/videos/retry-task.ts';
import { OperatorUpstreams } from '../gateway/operator/operator-upstreams.ts';
import { upstreamsHere } from '../gateway/routes/upstreams-here.ts';
import type { Adapters } from './adapters.ts';
import type { Services } from './services.ts';

export type Operator = ReturnType<typeof createOperator>;

/** What the operator of the service can see and change: the use cases behind `/admin/v1`. */
export function createOperator(adapters: Adapters, services: Services) {
  const { database, queue, events, engines, routing, now } = adapters;
  const { authenticator, catalogue, createTask, endTask } = services;
  const wrongRoutes = (entry: CatalogueEntry) => routing?.wrongRoutes(entry) ?? null;
  return {
    accounts: new OperatorAccounts(database, authenticator, services.idempotency, now),
    keys: new OperatorKeys(database, authenticator, catalogue, now),
    tasks: new OperatorTasks(database),
    models: new OperatorModels({ catalogue, engines, wrongRoutes }),
    upstreams: new OperatorUpstreams({ ...adapters, upstreams: upstreamsHere(adapters.upstreams) }),
    resolveTask: resolveTaskWith({ database, endTask, events }),
    retryTask: retryTaskWith({ database, catalogue, createTask }),
    queue,
  };
}
