import { serveWarmChild } from '../../../children/serve-warm-child.ts';
import type { ChatRequest } from '../../engine.ts';
import { LanguageModel } from './language-model.ts';

export interface ChatSetup {
  readonly modelPath: string;
  readonly threads: number;
}

serveWarmChild<ChatSetup, ChatRequest>(async (setup) => {
  const model = await LanguageModel.load(setup.modelPath, setup.threads);
  return (request, emit, signal) => model.reply(request, emit, signal);
});
