import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAIN_FILM } from '../../../src/domain/films/film.ts';
import { filmDigest } from '../../../src/features/film-cache/film-digest.ts';

test('a film that is ordered again from its task, as a retry does, is found by an equal request', async () => {
  const ordered = {
    ...PLAIN_FILM,
    prompt: 'a red boat',
    seconds: 10,
    width: 1280,
    height: 720,
    watermark: true,
    parameters: { seed: 7 },
  };
  const stored = { ...ordered, enhancedPrompt: 'a red boat', chosen: ['seed'] };
  const compared = { accountId: 'acct_1', model: 'vidB-2', enhancePrompt: false };
  const inputs = { uploads: [], copies: [], mentioned: [] };
  const digest = await filmDigest({ ...compared, ...inputs, film: ordered });
  assert.equal(await filmDigest({ ...compared, ...inputs, film: stored }), digest);
  for (const other of [{ parameters: { seed: 8 } }, { enhancedPrompt: 'a red boat at dawn' }])
    assert.notEqual(await filmDigest({ ...compared, ...inputs, film: { ...stored, ...other } }), digest);
});
