import type { Config } from '../../settings/config.ts';
import { listModels } from '../../weights/models.ts';
import { broken, type Finding, ok } from './finding.ts';

export async function lookAtWeights({ local }: Config): Promise<Finding> {
  const found = modelsIn(local.weightsDirectory);
  if (found === null) {
    return broken(
      'weights',
      `${local.weightsDirectory} may not be read by this user. Change its owner or mode, or set PHONOFILM_WEIGHTS_DIR to another folder.`,
    );
  }
  const missing = found.filter(({ byDefault, state }) => byDefault && state === 'missing');
  if (missing.length === 0) return ok('weights', `All of the default set are in ${local.weightsDirectory}.`);
  const names = missing.map(({ name }) => name).join(', ');
  return broken(
    'weights',
    `${names} are not in ${local.weightsDirectory}. Bring them: npm run phonofilm -- weights pull`,
  );
}

/** Null when this user may not read the folder. */
function modelsIn(directory: string): ReturnType<typeof listModels> | null {
  try {
    return listModels(directory);
  } catch (error) {
    if ((error as { code?: string }).code === 'EACCES') return null;
    throw error;
  }
}
