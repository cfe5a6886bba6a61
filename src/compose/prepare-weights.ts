import { prepareHearing } from '../engines/local/hearing/prepare-hearing.ts';

/**
 * What is done with weights once, after they were fetched. Whatever fails here is done again, and told, when the model
 * is first used.
 */
export async function prepareWeights(directory: string): Promise<void> {
  await prepareHearing(directory).catch(() => {});
}
