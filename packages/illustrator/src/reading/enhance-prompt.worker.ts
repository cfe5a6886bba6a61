import { parentPort } from 'node:worker_threads';
import { enhancePrompt } from './enhance-prompt.ts';

parentPort!.on('message', ({ id, prompt }: { id: number; prompt: string }) =>
  parentPort!.postMessage({ id, enhanced: enhancePrompt(prompt) }),
);
