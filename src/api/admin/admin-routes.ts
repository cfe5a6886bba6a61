import type { FastifyInstance } from 'fastify';
import type { Api } from '../api.ts';
import { accountRoutes } from './accounts.ts';
import { adminGuard } from './admin-guard.ts';
import { characterRoutes } from './characters.ts';
import { keyRoutes } from './keys.ts';
import { ledgerRoutes } from './ledger.ts';
import { modelRoutes } from './models.ts';
import { nodeRoutes } from './nodes.ts';
import { queueRoutes } from './queue.ts';
import { requestRoutes } from './requests.ts';
import { taskRoutes } from './tasks.ts';
import { upstreamRoutes } from './upstreams.ts';
import { usageRoutes } from './usage.ts';
import { adminWebhookRoutes } from './webhooks.ts';

/** The operator API: everything under /admin/v1, behind the admin key. */
export function adminRoutes(app: FastifyInstance, api: Api): void {
  app.register(
    async (admin) => {
      admin.addHook('onRequest', adminGuard(api.adminKey, api.authenticator));
      accountRoutes(admin, api);
      keyRoutes(admin, api);
      taskRoutes(admin, api);
      characterRoutes(admin, api);
      usageRoutes(admin, api);
      ledgerRoutes(admin, api);
      modelRoutes(admin, api);
      queueRoutes(admin, api);
      nodeRoutes(admin, api);
      upstreamRoutes(admin, api);
      requestRoutes(admin, api);
      adminWebhookRoutes(admin, api);
    },
    { prefix: '/admin/v1' },
  );
}
