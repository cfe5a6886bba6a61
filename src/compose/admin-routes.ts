import type { Line } from '../domain/line.ts';
import { accountRoutes } from '../features/accounts/account-routes.ts';
import { ledgerRoutes } from '../features/accounts/ledger-routes.ts';
import { alertRoutes } from '../features/alerts/alert-routes.ts';
import type { Alerts } from '../features/alerts/alerts.ts';
import { manageCharacters } from '../features/characters/character-endpoints.ts';
import type { CharacterLibrary } from '../features/characters/character-library.ts';
import { keyRoutes } from '../features/keys/key-routes.ts';
import { modelRoutes } from '../features/models/admin-model-routes.ts';
import { priceRoutes } from '../features/models/price-routes.ts';
import { queueRoutes } from '../features/operation/queue-routes.ts';
import { reloadRoutes } from '../features/operation/reload-routes.ts';
import type { ReloadSettings } from '../features/operation/reload-settings.ts';
import type { RequestLog } from '../features/request-log/request-log.ts';
import { requestLogRoutes } from '../features/request-log/request-log-routes.ts';
import { taskRoutes } from '../features/tasks/task-routes.ts';
import type { Usage } from '../features/usage/usage.ts';
import { usageRoutes } from '../features/usage/usage-routes.ts';
import { webhookRoutes } from '../features/webhooks/webhook-routes.ts';
import type { Webhooks } from '../features/webhooks/webhooks.ts';
import { upstreamRoutes } from '../gateway/operator/upstream-routes.ts';
import type { Files } from '../platform/artifacts/files.ts';
import { OPERATOR } from '../platform/http/api-side.ts';
import type { App } from '../platform/http/bodies/route-schemas.ts';
import { adminGuard } from '../platform/http/operator/admin-guard.ts';
import type { Admission } from '../platform/identity/caller.ts';
import type { Operator } from './operator.ts';

export interface AdminDeps {
  readonly adminKey: string;
  readonly authenticator: Admission;
  readonly operator: Operator;
  readonly alerts: Alerts;
  readonly characters: CharacterLibrary;
  readonly usage: Usage;
  readonly webhooks: Webhooks;
  /** The work of this process that waits in turn, beside the lanes of the queue. */
  readonly lines: () => readonly Line[];
  readonly reload: ReloadSettings;
  readonly requestLog: RequestLog;
  readonly files: Files;
  readonly publicUrl: string | null;
  readonly queueTimeoutMs: number;
  readonly now: () => number;
}

/** The operator API: everything under /admin/v1, behind the admin key. */
export function adminRoutes(app: App, deps: AdminDeps): void {
  const { operator, now } = deps;
  app.register(
    async (admin) => {
      admin.routeKind = 'operator';
      admin.addHook('onRoute', (route) => {
        route.schema = { tags: ['Operator'], ...route.schema };
      });
      admin.addHook('onRequest', adminGuard(deps.adminKey, deps.authenticator));
      accountRoutes(admin, operator.accounts);
      keyRoutes(admin, operator.keys);
      taskRoutes(admin, operator, deps.files, deps.publicUrl, deps);
      manageCharacters(admin, deps, OPERATOR);
      usageRoutes(admin, deps.usage, now);
      ledgerRoutes(admin, operator.accounts);
      modelRoutes(admin, operator.models, operator.upstreams);
      priceRoutes(admin, operator.models);
      queueRoutes(admin, operator.queue, deps.lines);
      alertRoutes(admin, deps.alerts);
      upstreamRoutes(admin, operator.upstreams, now);
      requestLogRoutes(admin, deps.requestLog, OPERATOR);
      webhookRoutes(admin, deps.webhooks, OPERATOR);
      reloadRoutes(admin, deps.reload);
    },
    { prefix: '/admin/v1' },
  );
}
