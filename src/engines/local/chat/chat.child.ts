import { serveWarmChild } from '../../../children/serve-warm-child.ts';
import type { ChatRequest, ChatTurn } from '../../engine.ts';
import { LanguageModel } from './language-model.ts';

export interface ChatSetup {
  readonly modelPath: string;
  readonly threads: number;
}

export type ChatJob =
  | { readonly type: 'count'; readonly messages: readonly ChatTurn[] }
  | { readonly type: 'reply'; readonly request: ChatRequest };

serveWarmChild<ChatSetup, ChatJob>(async (setup) => {
  const model = await LanguageModel.load(setup.modelPath, setup.threads);
  return async (job, emit, signal) => {
    if (job.type === 'count') return model.promptTokens(job.messages).length;
    return model.reply(job.request, emit, signal);
  };
});
