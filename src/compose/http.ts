import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Alerts } from '../features/alerts/alerts.ts';
import { characterRoutes } from '../features/characters/character-routes.ts';
import { chatCompletions } from '../features/chat/chat-completions.ts';
import { consolePages } from '../features/console/console-pages.ts';
import { signIn } from '../features/console/sign-in.ts';
import { files } from '../features/files/file-routes.ts';
import { sharedVideo } from '../features/links/shared-video.ts';
import { mcp } from '../features/mcp/http/mcp.ts';
import { models } from '../features/models/model-endpoints.ts';
import { operation } from '../features/operation/operation-routes.ts';
import type { Readiness } from '../features/operation/readiness.ts';
import type { ReloadSettings } from '../features/operation/reload-settings.ts';
import { account } from '../features/own-account/account.ts';
import { quote } from '../features/quotes/quote.ts';
import { requestLogRoutes } from '../features/request-log/request-log-routes.ts';
import { applyTestMode } from '../features/test-mode/test-mode-requests.ts';
import { audioRoutes } from '../features/transcripts/audio-routes.ts';
import { videoRoutes } from '../features/videos/video-routes.ts';
import { webhookRoutes } from '../features/webhooks/webhook-routes.ts';
import { upstreamCallbacks } from '../gateway/callbacks/callback-routes.ts';
import { UpstreamCallbacks } from '../gateway/callbacks/upstream-callbacks.ts';
import { CALLERS } from '../platform/http/api-side.ts';
import { reference } from '../platform/http/documentation/reference.ts';
import { createServer } from '../platform/http/server.ts';
import { SignInLinks } from '../platform/identity/sign-in-links.ts';
import { inspectInput } from '../platform/media/video-inputs.ts';
import { PROGRAM_VERSION } from '../platform/storage/migrations.ts';
import type { Adapters } from './adapters.ts';
import { adminRoutes } from './admin-routes.ts';
import { createOperator } from './operator.ts';
import type { Services } from './services.ts';

export interface HttpDeps {
  readonly adapters: Adapters;
  readonly services: Services;
  readonly alerts: Alerts;
  readonly readiness: Readiness;
  readonly adminKey: string;
  readonly reload: ReloadSettings;
}

export interface Http {
  readonly app: FastifyInstance;
  readonly signInLinks: SignInLinks;
  /** Finishes the requests in progress, within a time. */
  stop(): Promise<void>;
}

/** How long requests in progress may take at a stop; streams that wait for a video are then closed. */
const GRACE_MS = 10_000;

/** The HTTP side: a worker serves health checks and metrics alone, every other node all routes. */
export async function createHttp(deps: HttpDeps): Promise<Http> {
  const { adapters, services, readiness, adminKey } = deps;
  const { config, role, metrics, now } = adapters;
  const stopping = new AbortController();
  const signInLinks = new SignInLinks(config.dataDirectory, adminKey, now);
  metrics.showDeliveries(() => services.deliverer.attempts);
  const app = await createServer({
    ...config,
    authenticator: services.authenticator,
    requestLog: services.requestLog,
    limiter: adapters.limiter,
    bodies: adapters.bodies,
    leaving: () => readiness.isLeaving(),
    metrics,
    tracing: adapters.tracing,
    version: PROGRAM_VERSION,
    log: adapters.log,
    now,
  });
  if (role !== 'worker') {
    applyTestMode(app);
    callerRoutes(app, deps, stopping.signal);
    adminRoutes(app, {
      ...config,
      ...services,
      adminKey,
      operator: createOperator(adapters, services),
      alerts: deps.alerts,
      lines: adapters.lines,
      reload: deps.reload,
      now,
    });
    reference(app);
    await consolePages(app, { files: services.files, log: adapters.log });
    signIn(app, { signInLinks, onlyThisMachine: config.onlyThisMachine });
  }
  operation(app, {
    trouble: () => readiness.trouble(),
    outages: () => adapters.modelOutages.all(),
    onlyThisMachine: config.onlyThisMachine,
    adminKey,
    metrics,
  });
  return {
    app,
    signInLinks,
    stop: async () => {
      readiness.leave();
      // The load balancer sees /readyz fail and has this time to send requests elsewhere.
      if (role === 'api') await delay(config.drainMs);
      // Long polls are answered with the current state.
      stopping.abort();
      const force = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
      await app.close();
      clearTimeout(force);
    },
  };
}

/** In the order of the reference page. */
function callerRoutes(app: FastifyInstance, { adapters, services }: HttpDeps, stopping: AbortSignal): void {
  const { config, database, engines, events, scratch, replyIds, gates, log, now } = adapters;
  const { publicUrl, queueTimeoutMs } = config;
  const { downloads } = gates;
  videoRoutes(app, {
    ...services,
    ...{ scratch, inspectInput, downloads, publicUrl, stopping, log },
    isOutOfService: (model) => adapters.modelOutages.isOutOfService(model),
    queueTimeoutMs,
  });
  characterRoutes(app, { ...services, downloads, publicUrl });
  webhookRoutes(app, services.webhooks, CALLERS);
  sharedVideo(app, { ...services, downloads, publicUrl });
  chatCompletions(app, { ...services, scratch, inspectInput, replyIds, publicUrl, log, now });
  audioRoutes(app, { ...services, engines, scratch, log });
  models(app, services);
  quote(app, { ...services, scratch, inspectInput, replyIds, now });
  account(app, { ...services, rateLimits: config.rateLimits, now });
  requestLogRoutes(app, services.requestLog, CALLERS);
  mcp(app, { ...config, inbound: services.inbound, scratch, stopping });
  files(app, { files: services.files, downloads });
  const tokens = adapters.callbackTokens;
  upstreamCallbacks(app, new UpstreamCallbacks({ database, engines, events, tokens }));
}
