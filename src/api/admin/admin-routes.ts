import type { Line } from '../../domain/line.ts';
import type { Admission } from '../../identity/caller.ts';
import type { Files } from '../../services/files.ts';
import type { Operator } from '../../services/operator/operator.ts';
import type { RequestLog } from '../../services/operator/request-log.ts';
import type { Webhooks } from '../../services/webhooks/webhooks.ts';
import type { App } from '../bodies/route-schemas.ts';
import type { Metrics } from '../observation/metrics.ts';
import { accountRoutes } from './accounts.ts';
import { adminGuard } from './admin-guard.ts';
import { characterRoutes } from './characters.ts';
import { keyRoutes } from './keys.ts';
import { ledgerRoutes } from './ledger.ts';
import { ledgerCsvRoutes } from './ledger-csv.ts';
import { modelRoutes } from './models.ts';
import { nodeRoutes } from './nodes.ts';
import { priceRoutes } from './prices.ts';
import { queueRoutes } from './queue.ts';
import { type Reload, reloadRoutes } from './reload.ts';
import { requestLogRoutes } from './request-log.ts';
import { requestRoutes } from './requests.ts';
import { taskRoutes } from './tasks.ts';
import { upstreamRoutes } from './upstreams.ts';
import { usageRoutes } from './usage.ts';
import { adminWebhookRoutes } from './webhooks.ts';

export interface AdminParts {
  readonly adminKey: string;
  readonly authenticator: Admission;
  readonly operator: Operator;
  readonly webhooks: Webhooks;
  /** The work of this process that waits in turn, beside the lanes of the queue. */
  readonly lines: () => readonly Line[];
  readonly metrics: Metrics;
  readonly reload: Reload;
  readonly requestLog: RequestLog;
  readonly files: Files;
  readonly publicUrl: string | null;
  readonly now: () => number;
}

/** The operator API: everything under /admin/v1, behind the admin key. */
export function adminRoutes(app: App, parts: AdminParts): void {
  const { operator, now } = parts;
  app.register(
    async (admin) => {
      admin.addHook('onRequest', adminGuard(parts.adminKey, parts.authenticator));
      accountRoutes(admin, operator.accounts);
      keyRoutes(admin, operator.keys);
      taskRoutes(admin, operator, parts.files, parts.publicUrl);
      characterRoutes(admin, operator.characters, parts.publicUrl);
      usageRoutes(admin, operator.usage, now);
      ledgerRoutes(admin, operator.accounts);
      ledgerCsvRoutes(admin, operator.ledgerExport, now);
      modelRoutes(admin, operator.models, operator.upstreams);
      priceRoutes(admin, operator.models);
      queueRoutes(admin, operator.queue, parts.lines);
      nodeRoutes(admin, operator.nodes);
      upstreamRoutes(admin, operator.upstreams, now);
      requestRoutes(admin, parts.metrics, now);
      requestLogRoutes(admin, parts.requestLog);
      adminWebhookRoutes(admin, parts.webhooks);
      reloadRoutes(admin, parts.reload);
    },
    { prefix: '/admin/v1' },
  );
}
