import { isPresent } from '../../../weights/weight-store.ts';
import { LocalChat } from './local-chat.ts';

const PATIENCE_MS = 120_000;

/** Lets the model that comes with the service read its examples once, so that the first request need not wait for it. */
export async function prepareChat(directory: string, threads: number): Promise<void> {
  if (!isPresent(directory, 'tinyllama')) return;
  const chat = new LocalChat({
    modelPath: null,
    weightsDirectory: directory,
    threads,
    waiting: 0,
    warm: false,
    idleMs: PATIENCE_MS,
    silenceMs: PATIENCE_MS,
    onExit: () => {},
  });
  try {
    const request = {
      model: 'chat-4o-audio-preview',
      account: 'preparation',
      messages: [{ role: 'user' as const, content: 'Hello!' }],
      temperature: 0,
      topP: 1,
      maxTokens: 1,
      stop: [],
      seed: 1,
    };
    for await (const event of chat.reply(request, AbortSignal.timeout(PATIENCE_MS))) {
      if (event.type === 'delta') break;
    }
  } finally {
    chat.close();
  }
}
