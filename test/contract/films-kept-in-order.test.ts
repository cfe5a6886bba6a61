import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { assertError } from '../support/contract.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { useService } from '../support/service.ts';

const run = promisify(execFile);

describe('films are downloaded together', () => {
  const service = useService();
  const folder = scratchFolder();

  async function make(prompt: string, headers: Record<string, string>): Promise<string> {
    const { json } = await service.call('POST', '/v1/video/create', { model: 'vidA3', prompt }, headers);
    await service.finished(json.id, headers['authorization']!.slice('Bearer '.length));
    return json.id;
  }
  const newCaller = async () => ({ authorization: `Bearer ${(await service.newKey()).key}` });

  test('an archive has every film whole under a name of its words, and common programs unpack it', async () => {
    const caller = await newCaller();
    const ids = [await make('a kite / over the dunes: 風箏', caller), await make('a boat', caller)];
    const response = await fetch(`${service.url}/v1/videos/zip`, {
      method: 'POST',
      headers: { ...caller, 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    });
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/zip']);
    const unpacked = mkdtempSync(join(folder, 'unpacked-'));
    const archive = join(folder, 'films.zip');
    writeFileSync(archive, Buffer.from(await response.arrayBuffer()));
    const script = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    archive.extractall(sys.argv[2])`;
    await run('python3', ['-c', script, archive, unpacked]);
    const names = readdirSync(unpacked).sort();
    assert.deepEqual(names, ['001 a kite over the dunes 風箏.mp4', '002 a boat.mp4']);
    for (const [index, id] of ids.entries()) {
      const film = await fetch(`${service.url}/v1/videos/${encodeURIComponent(id)}/content?variant=video`, {
        headers: caller,
      });
      assert.deepEqual(readFileSync(join(unpacked, names[index]!)), Buffer.from(await film.arrayBuffer()));
    }
  });

  test('an archive is refused before its first byte where a film is not there, is not the caller’s, or there are too many', async () => {
    const [caller, other] = [await newCaller(), await newCaller()];
    const id = await make('a boat', caller);
    const { json } = await service.call(
      'POST',
      '/v1/video/create',
      { model: 'vidA3', prompt: 'boats that hang' },
      caller,
    );
    const ask = (ids: string[], headers = caller) => service.call('POST', '/v1/videos/zip', { ids }, headers);
    assertError(await ask([id], other), 'task_not_found', 'ids');
    for (const ids of [[id, json.id], [], Array(101).fill(id)]) {
      const refused = await ask(ids);
      assert.deepEqual([refused.status, refused.json.error.param], [400, 'ids']);
    }
    await service.call('DELETE', `/v1/videos/${encodeURIComponent(json.id)}`, undefined, caller);
  });
});
