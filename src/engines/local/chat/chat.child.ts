import { serveWarmChild } from '../../../children/serve-warm-child.ts';
import type { ChatRequest } from '../../engine.ts';
import { INSTRUCTED, TINYLLAMA } from './chat-manners.ts';
import { KeptBeginnings } from './kept-beginnings.ts';
import { LanguageModel } from './language-model.ts';

export interface ChatSetup {
  readonly modelPath: string;
  readonly threads: number;
  /** Whether it is the model that comes with the service. */
  readonly isTinyLlama: boolean;
}

serveWarmChild<ChatSetup, ChatRequest>(async (setup) => {
  const { modelPath: path, threads, isTinyLlama } = setup;
  const model = await LanguageModel.load({
    path,
    threads,
    manners: isTinyLlama ? TINYLLAMA : INSTRUCTED,
    beginnings: isTinyLlama ? await KeptBeginnings.beside(path) : null,
  });
  globalThis.gc?.();
  return (request, emit, signal) => model.reply(request, emit, signal);
});
