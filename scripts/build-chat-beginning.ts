/**
 * Lets TinyLlama read its English examples and puts what it remembers of them where the service looks for it, instead of what
 * was there. Needed after a new version of node-llama-cpp, or when the examples change.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalChat } from '../src/engines/local/chat/local-chat.ts';
import { defaultChatModelPath } from '../src/weights/chat-model.ts';
import { defaultWeightsDirectory } from '../src/weights/weight-store.ts';

const PATIENCE_MS = 600_000;
const TARGET = fileURLToPath(new URL('../src/engines/local/chat/beginnings', import.meta.url));

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET);
const weightsDirectory = mkdtempSync(join(tmpdir(), 'phonofilm-beginning-'));
const path = defaultChatModelPath(defaultWeightsDirectory(process.env));
const folder = dirname(defaultChatModelPath(weightsDirectory));
mkdirSync(folder, { recursive: true });
symlinkSync(path, join(folder, basename(path)));
const chat = new LocalChat({
  modelPath: null,
  weightsDirectory,
  threads: 2,
  waiting: 0,
  warm: false,
  idleMs: PATIENCE_MS,
  silenceMs: PATIENCE_MS,
  onExit: () => {},
});
try {
  const messages = [{ role: 'user' as const, content: 'Hello!' }];
  const sampling = { temperature: 0, topP: 1, maxTokens: 1, stop: [], seed: 1 };
  const request = { model: 'chat', account: 'build', messages, ...sampling };
  for await (const event of chat.reply(request, AbortSignal.timeout(PATIENCE_MS)))
    if (event.type === 'delta') break;
  for (const file of readdirSync(join(folder, 'prepared')))
    copyFileSync(join(folder, 'prepared', file), join(TARGET, file));
} finally {
  chat.close();
  rmSync(weightsDirectory, { recursive: true, force: true });
}
