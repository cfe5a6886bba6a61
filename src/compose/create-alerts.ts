import { hostname } from 'node:os';
import { Alerts } from '../features/alerts/alerts.ts';
import { failedBackup } from '../features/backup/failed-backup.ts';
import type { Adapters } from './adapters.ts';
import type { Services } from './services.ts';

/** What is alarming on this node: its hosted services, its disks and the backups of its data folder. */
export function createAlerts(adapters: Adapters, { post }: Services): Alerts {
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
