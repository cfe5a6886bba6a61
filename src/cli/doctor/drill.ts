import type { Session } from '../command.ts';
import { makeBackup, restoreIt } from './drill-backup.ts';
import { cancelFilm, makeFilm } from './drill-films.ts';
import { DrillSteps, StepSkipped } from './drill-steps.ts';
import { deliverWebhook } from './drill-webhook.ts';
import { type DrilledService, type DrillOptions, openService } from './drilled-service.ts';
import type { Finding } from './finding.ts';
import { lookAtStore } from './folders.ts';

/**
 * Runs a live service through what it is there for, with a test key: a film, a cancelled film, a webhook, a backup, and a
 * restore into a scratch folder.
 */
export async function drill(session: Session, options: DrillOptions): Promise<Finding[]> {
  const steps = new DrillSteps();
  const service = await steps.run('service', () => openService(session, options, steps));
  if (service) await drillService(service, options, steps, session.signal);
  else steps.leaveOut(['film', 'cancel', 'webhook', 'backup', 'restore'], 'service');
  await steps.cleanUp();
  return steps.findings;
}

async function drillService(
  service: DrilledService,
  { scratch }: DrillOptions,
  steps: DrillSteps,
  stop: AbortSignal,
): Promise<void> {
  const { config } = service;
  const store = config && (await lookAtStore(config));
  if (store?.state === 'broken') {
    steps.findings.push(store);
    return steps.leaveOut(['film', 'cancel', 'webhook', 'backup', 'restore'], store.part);
  }
  const film = await steps.run('film', () => makeFilm(service, steps, stop));
  await steps.run('cancel', () => cancelFilm(service, steps, stop));
  await steps.run('webhook', () => deliverWebhook(service, steps, stop));
  if (config === null) {
    await steps.run('backup', async () => {
      throw new StepSkipped(`Skipped: the data of ${service.url} is on another machine. Drill it there.`);
    });
    return steps.leaveOut(['restore'], 'backup');
  }
  const folder = await steps.run('backup', () => makeBackup(config, scratch, steps));
  if (folder === null) return steps.leaveOut(['restore'], 'backup');
  await steps.run('restore', () => restoreIt(config, folder, film));
}
