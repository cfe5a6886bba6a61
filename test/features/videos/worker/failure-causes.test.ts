import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { EngineRegistry } from '../../../../src/engines/engine-registry.ts';
import { sampleFiles } from '../../../support/fake-engines.ts';
import { FakeVideoEngine } from '../../../support/fake-video-engine.ts';
import { startService } from '../../../support/service.ts';

/** What went wrong in an engine is for the log; the caller hears what concerns a caller. */

const lines: string[] = [];
const engine = new FakeVideoEngine(await sampleFiles());
const service = await startService({
  registry: new EngineRegistry().assignVideo(['vidB-2'], engine),
  log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
});
after(() => service.stop());

const create = async (prompt: string) => {
  const body = { model: 'vidB-2', prompt, images: [] };
  const { json } = await service.call('POST', '/v1/video/create', body);
  return await service.finished(json.id);
};

test('the cause of a failure that an engine reports reaches the log, and not the caller', async () => {
  engine.watch = async () => ({
    state: 'failed',
    code: 'internal_error',
    message: 'The video could not be rendered.',
    retry: false,
    cause: new Error('ENOSPC: no space left on device, write'),
  });
  const task = await create('a red boat');
  assert.deepEqual(task['error'], { code: 'internal_error', message: 'The video could not be rendered.' });
  assert.match(lines.join(''), /"level":40.*ENOSPC: no space left on device/);
});

test('so does what an engine throws', async () => {
  engine.watch = async () => {
    throw new Error('segmentation fault');
  };
  const task = await create('a red boat');
  assert.equal((task['error'] as { code: string }).code, 'generation_failed');
  assert.match(lines.join(''), /segmentation fault/);
  assert.ok(!JSON.stringify(task).includes('segmentation'));
});
