import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { chatModelFacts } from '../../src/weights/chat-model.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const folder = scratchFolder();

/** The beginning of a GGUF file: texts and whole numbers, then the tokenizer's list. */
function writeGguf(facts: Readonly<Record<string, string | number>>): string {
  const long = (value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt(value));
    return bytes;
  };
  const short = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const text = (value: string) => Buffer.concat([long(Buffer.byteLength(value)), Buffer.from(value)]);
  const file = join(folder, 'some-model.gguf');
  const pairs = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' ? [text(name), short(8), text(value)] : [text(name), short(4), short(value)],
  );
  const list = [text('tokenizer.ggml.tokens'), short(9), short(8), long(1), text('<s>')];
  writeFileSync(file, Buffer.concat([Buffer.from('GGUF'), short(3), long(1), long(9), ...pairs, ...list]));
  return file;
}

test('a chosen model is known by the name in its file, and by how much it reads', () => {
  const path = writeGguf({
    'general.architecture': 'qwen2',
    'general.name': 'Qwen2.5 0.5B Instruct',
    'qwen2.context_length': 32_768,
  });
  const facts = chatModelFacts('/nowhere', path);
  assert.equal(facts.name, 'Qwen2.5 0.5B Instruct');
  assert.equal(facts.contextTokens, 32_768);
  assert.equal(facts.state, 'installed');
  assert.match(facts.goodFor, /simple questions/);
});

test('a file that is missing, or no model, is said to be so', () => {
  const text = join(folder, 'text.gguf');
  writeFileSync(text, 'This is a text.');
  assert.equal(chatModelFacts('/nowhere', text).state, 'no GGUF file');
  assert.equal(chatModelFacts('/nowhere', join(folder, 'gone.gguf')).state, 'missing');
  const standard = chatModelFacts('/nowhere', null);
  assert.deepEqual([standard.name, standard.state], ['TinyLlama 1.1B Chat', 'missing']);
});
