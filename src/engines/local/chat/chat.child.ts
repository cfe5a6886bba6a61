import { serveJobsWith } from '../../../children/serve-jobs.ts';
import type { ChatRequest } from '../../engine.ts';
import { INSTRUCTED, TINYLLAMA } from './chat-manners.ts';
import { KeptBeginnings } from './kept-beginnings.ts';
import { LanguageModel } from './language-model.ts';
import type { LlamaModel } from './llama-model.ts';
import { TinyLlamaModel } from './tinyllama-model.ts';

export interface ChatSetup {
  readonly modelPath: string;
  readonly threads: number;
  /** As many as there may be while nobody else computes. */
  readonly mostThreads: number;
  /** Whether it is the model that comes with the service. */
  readonly isTinyLlama: boolean;
}

serveJobsWith<ChatSetup, ChatRequest>(async (setup) => {
  const { modelPath: path, isTinyLlama } = setup;
  const model = new LanguageModel({
    model: await loadModel(setup),
    manners: isTinyLlama ? TINYLLAMA : INSTRUCTED,
    beginnings: isTinyLlama ? await KeptBeginnings.beside(path) : null,
  });
  globalThis.gc?.();
  return (request, emit, signal) => model.reply(request, emit, signal);
});

async function loadModel({
  modelPath: path,
  threads,
  mostThreads,
  isTinyLlama,
}: ChatSetup): Promise<LlamaModel> {
  const options = { path, threads, mostThreads };
  const known = isTinyLlama ? await TinyLlamaModel.load(options) : null;
  if (known !== null) return known;
  const { LibraryModel } = await import('./library-model.ts');
  return LibraryModel.load({ ...options, isTemplateUnderstood: isTinyLlama });
}
