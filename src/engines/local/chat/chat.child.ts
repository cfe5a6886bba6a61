import { serveJobsWith } from '../../../platform/children/serve-jobs.ts';
import type { ChatRequest } from '../../engine.ts';
import { INSTRUCTED, TINYLLAMA } from './chat-manners.ts';
import { KeptBeginnings } from './kept-beginnings.ts';
import { LanguageModel } from './language-model.ts';
import { LlamaModel } from './llama-model.ts';

export interface ChatSetup {
  readonly modelPath: string;
  readonly threads: number;
  /** Whether it is the model that comes with the service. */
  readonly isTinyLlama: boolean;
}

serveJobsWith<ChatSetup, ChatRequest>(async ({ modelPath: path, threads, isTinyLlama }) => {
  const model = new LanguageModel({
    model: await LlamaModel.load({ path, threads, isTemplateUnderstood: isTinyLlama }),
    manners: isTinyLlama ? TINYLLAMA : INSTRUCTED,
    beginnings: isTinyLlama ? await KeptBeginnings.beside(path) : null,
  });
  globalThis.gc?.();
  return (request, emit, signal) => model.reply(request, emit, signal);
});
