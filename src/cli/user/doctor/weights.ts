import type { Config } from '../../../config.ts';
import { listModels } from '../../../weights/models.ts';
import { broken, type Finding, ok } from './finding.ts';

export async function lookAtWeights({ local }: Config): Promise<Finding> {
  const missing = listModels(local.weightsDirectory).filter(
    ({ byDefault, state }) => byDefault && state === 'missing',
  );
  if (missing.length === 0) return ok('weights', `All of the default set are in ${local.weightsDirectory}.`);
  const names = missing.map(({ name }) => name).join(', ');
  return broken(
    'weights',
    `${names} are not in ${local.weightsDirectory}. Bring them: npm run phonofilm -- weights pull`,
  );
}
