import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type AdapterOptions, type Adapters, openAdapters } from './compose/adapters.ts';
import { createHttp } from './compose/http.ts';
import { createServices, type Services } from './compose/services.ts';
import { createWorker } from './compose/worker.ts';
import { Alerts } from './features/alerts/alerts.ts';
import { failedBackup } from './features/backup/failed-backup.ts';
import { createFirstKeys, type FirstKeys } from './features/keys/first-start.ts';
import { Readiness } from './features/operation/readiness.ts';
import { type ReloadSettings, reloadSettingsWith } from './features/operation/reload-settings.ts';
import type { Config } from './settings/config.ts';

export interface Service {
  readonly app: FastifyInstance;
  /** The values of the first keys, if this start created them. */
  readonly firstKeys: FirstKeys | null;
  /** Signs in to the console once. */
  newSignInToken(): string;
  /** Resumes unfinished tasks and starts the periodic cleanup. The caller starts listening. */
  start(): Promise<void>;
  /** Reads the settings file again; a mistake changes nothing, and rejects with what is wrong. */
  readonly reload: ReloadSettings;
  /** Deletes expired data now; otherwise every minute. */
  sweep(): Promise<void>;
  /** Stops accepting requests, finishes short work, and returns long work to the queue. */
  stop(): Promise<void>;
}

export interface ComposeOptions extends AdapterOptions {
  readonly adminKey: string;
  /** Receives the values of the first keys if this start creates them. */
  readonly keepFirstKeys?: (keys: FirstKeys) => void;
}

/** Joins adapters, services, HTTP and worker, and says what runs in which role. */
export async function compose(config: Config, options: ComposeOptions): Promise<Service> {
  const adapters = await openAdapters(config, options);
  const { role, foundation, database, queue, disk, log, now } = adapters;
  const takesTasks = role !== 'api';
  const services = createServices(adapters);
  const worker = createWorker(adapters, services);
  const alerts = createAlerts(adapters, services);
  const readiness = new Readiness({ queue: takesTasks ? queue : null, disk, storage: foundation });
  const { routing } = adapters;
  const reload = reloadSettingsWith({ config, routing, catalogue: services.catalogue, log });
  const { adminKey } = options;
  const http = await createHttp({ adapters, services, alerts, readiness, adminKey, reload });
  const keepFirstKeys = options.keepFirstKeys ?? (() => {});
  const firstKeys = await foundation.oneAtATime(() =>
    createFirstKeys(database, config.firstApiKey, keepFirstKeys, now()),
  );

  return {
    app: http.app,
    firstKeys,
    newSignInToken: () => http.signInLinks.newToken(),
    start: async () => {
      await disk.start();
      // Tasks that wait go to the engines of models that were added.
      await services.catalogue.refresh();
      routing?.nameModelsWithoutEngine(services.catalogue.current);
      routing?.namePricesBelowCost(services.catalogue);
      await services.billing.releaseOrphans(foundation.isSingleProcess);
      // Requests ask only the memory whether a hosted service may cost more today.
      await adapters.costs.today();
      // A start may bring another key. Whether it is right shows at the first video.
      if (takesTasks) await adapters.outages.forget();
      services.budgets.lookSoon();
      if (takesTasks) await worker.start();
      alerts.start();
      readiness.started();
    },
    reload,
    sweep: () => services.retention.sweep(),
    stop: async () => {
      await http.stop();
      await worker.stop();
      // What is still read from services is for callers who have left: it is charged as far as it came.
      await adapters.upstreams.close();
      await services.billing.settled();
      await alerts.stop();
      await services.budgets.stop();
      await services.requestLog.flush();
      await adapters.close();
    },
  };
}

/** What is alarming on this node: its hosted services, its disks and the backups of its data folder. */
function createAlerts(adapters: Adapters, { post }: Services): Alerts {
  const { config, database, disk, modelOutages, log, now } = adapters;
  const subject = hostname();
  return new Alerts({
    database,
    alarms: async () => {
      const shortage = disk.shortage();
      const backup = await failedBackup(config.dataDirectory);
      return [
        ...(shortage === null ? [] : [{ kind: 'disk', subject, message: `${shortage}.` } as const]),
        ...(backup === null ? [] : [{ kind: 'backup', subject, message: backup } as const]),
        ...(await modelOutages.alarms()),
      ];
    },
    webhook: config.alerts,
    post,
    log,
    now,
  });
}
