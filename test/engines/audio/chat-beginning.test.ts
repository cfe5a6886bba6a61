import assert from 'node:assert/strict';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { LocalChat } from '../../../src/engines/local/chat/local-chat.ts';
import { defaultChatModelPath } from '../../../src/weights/chat-model.ts';
import { lacking, scratch, WEIGHTS } from './audio-test.ts';

const PATIENCE_MS = 120_000;

describe('what TinyLlama remembers of its English examples', { skip: lacking('tinyllama') }, () => {
  const weightsDirectory = scratch();

  it('comes with the service, so that no first request waits for it (or: npm run build:chat-beginning)', async ({
    signal,
  }) => {
    const [delivered, here] = [defaultChatModelPath(WEIGHTS), defaultChatModelPath(weightsDirectory)];
    mkdirSync(dirname(here), { recursive: true });
    symlinkSync(delivered, join(dirname(here), basename(delivered)));
    const wait = { idleMs: PATIENCE_MS, silenceMs: PATIENCE_MS };
    const options = { modelPath: null, weightsDirectory, threads: 1, waiting: 0, warm: false, ...wait };
    const chat = new LocalChat({ ...options, onExit: () => {} });
    try {
      const messages = [{ role: 'user' as const, content: 'How many wheels does a bicycle have?' }];
      const sampling = { temperature: 0, topP: 1, maxTokens: 8, stop: [], seed: 1 };
      let text = '';
      for await (const event of chat.reply({ model: 'chat', account: 'a', messages, ...sampling }, signal))
        if (event.type === 'delta') text += event.text;
      assert.match(text, /two wheels/);
      // What had to be read is kept beside the weights.
      assert.ok(!existsSync(join(dirname(here), 'prepared')));
    } finally {
      chat.close();
    }
  });
});
