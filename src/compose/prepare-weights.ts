import { availableParallelism } from 'node:os';
import { prepareChat } from '../engines/local/chat/prepare-chat.ts';
import { prepareHearing } from '../engines/local/hearing/prepare-hearing.ts';
import { prepareSpeech } from '../engines/local/speech/prepare-speech.ts';

/**
 * What is done with weights once, after they were fetched. Whatever fails here is done again, and told, when the model
 * is first used.
 */
export async function prepareWeights(directory: string): Promise<void> {
  await prepareHearing(directory).catch(() => {});
  await prepareSpeech(directory).catch(() => {});
  await prepareChat(directory, availableParallelism()).catch(() => {});
}
