import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pino } from 'pino';
import { createLocalEngines } from '../../../src/compose/local-engines.ts';
import type { SpeechRequest } from '../../../src/engines/engine.ts';
import { loadConfig } from '../../../src/settings/config.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { collect } from './audio-test.ts';

/** What happens to engines is in the log, whatever their callers were told. */

const REQUEST: SpeechRequest = {
  model: 'chat-4o-mini-tts-2025-12-15',
  account: 'acct_test',
  text: 'Good evening.',
  voice: 'nova',
  format: 'wav',
  speed: 1,
  instructions: null,
};

function start(environment: Record<string, string>) {
  const folder = scratchFolder();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const config = loadConfig({ DATA_DIR: folder, CONFIG: '', ...environment });
  const engines = createLocalEngines(config, 'worker', log);
  return {
    lines,
    engines,
    stop: () => engines.close(),
  };
}

test('a chat model whose file is damaged is an error in the log, and 503 to the caller', async (context) => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'model.gguf'), 'GGUF and then nothing that makes sense');
  const settings = join(folder, 'settings.yaml');
  writeFileSync(settings, `local:\n  chat_model: ${join(folder, 'model.gguf')}\n`);
  const { engines, lines, stop } = start({ CONFIG: settings, PHONOFILM_WEIGHTS_DIR: '/nonexistent' });
  context.after(stop);
  const chat = engines.registry.chat('chat-4o-audio-preview')!;
  const reply = chat.reply(
    {
      model: 'chat-4o-audio-preview',
      account: 'acct_test',
      messages: [{ role: 'user', content: 'Hello' }],
      temperature: 0,
      topP: 1,
      maxTokens: 5,
      stop: [],
      seed: 1,
    },
    context.signal,
  );
  await assert.rejects(collect(reply), { code: 'service_unavailable' });
  assert.equal(lines.length, 1, JSON.stringify(lines));
  assert.deepEqual([lines[0]!['level'], lines[0]!['engine'], lines[0]!['reason']], [50, 'chat', 'setup']);
});

test('an engine that is killed is a warning in the log with its name and signal', async (context) => {
  const { engines, lines, stop } = start({ PHONOFILM_WEIGHTS_DIR: '/nonexistent' });
  context.after(stop);
  const speech = engines.registry.speech(REQUEST.model)!;
  await collect((await speech.speak(REQUEST, context.signal)).chunks);
  process.kill((speech as unknown as { pid: number }).pid, 'SIGKILL');
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(
    [lines[0]!['level'], lines[0]!['engine'], lines[0]!['cause']],
    [40, 'speech', 'ended (SIGKILL)'],
  );
});
