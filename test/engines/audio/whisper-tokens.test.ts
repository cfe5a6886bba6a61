import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';
import { WhisperTokens } from '../../../src/engines/local/hearing/whisper/whisper-tokens.ts';
import { weightPath } from '../../../src/weights/weight-store.ts';
import { lacking, WEIGHTS } from './audio-test.ts';

/** Made with Hugging Face's own tokenizer from the same file. */
const TOKENS: Readonly<Record<string, readonly number[]>> = {
  'Grüße aus Łódź, naïve café.': [38908, 11451, 3437, 36901, 17081, 10659, 11, 1667, 15487, 303, 25118, 13],
  '你好，世界。': [10930, 2131, 171, 120, 234, 24486, 1543],
  "Привет, мир! Это don't.": [38932, 11, 20536, 0, 6684, 500, 380, 13],
  '🎬 video': [19034, 105, 960],
};

describe("Whisper's tokens", { skip: lacking('whisper-base') }, async () => {
  const load = () => WhisperTokens.load(dirname(weightPath(WEIGHTS, 'whisper-base', 'tokenizer.json')));

  it('are those that it was trained with, in any script, and become the same text again', async () => {
    const tokens = await load();
    for (const [text, expected] of Object.entries(TOKENS)) {
      assert.deepEqual(tokens.prompt(text, 'en', 'transcribe').before.slice(1, -1), expected);
      assert.equal(tokens.text(expected), ` ${text}`);
    }
  });

  it('that end within a character leave nothing for the text after them', async () => {
    const tokens = await load();
    assert.match(tokens.text([19034]), /\uFFFD$/);
    assert.equal(tokens.text([960]), ' video');
  });

  it('have no space before a mark or the rest of a contraction', async () => {
    const tokens = await load();
    const loose = tokens.prompt("Well , do n't go , it 's late .", 'en', 'transcribe').before.slice(1, -1);
    assert.equal(tokens.text(loose), " Well, don't go, it's late.");
  });

  it('of endless hints are made at once, from their end', async () => {
    const tokens = await load();
    const { before } = tokens.prompt(`${'a'.repeat(200_000)} video`, 'en', 'transcribe');
    assert.equal(before.at(-2), 960);
  });
});
