import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pieces } from '../../src/api/bodies/pieces.ts';
import { parsePlainForm } from '../../src/api/bodies/plain-form.ts';

/** Small forms are parsed in memory, wherever they were cut on their way; what is unusual is left to the full parser. */

const BOUNDARY = 'a-boundary-as-clients-write-it';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
/** Longer than what a form must have in one piece, with something in it that resembles a boundary. */
const SOUND = `RIFF${'\r\n--a-boundary'.repeat(30)}\r\n`;

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string, type = '\r\nContent-Type: audio/wav') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.wav"${type}\r\n\r\n${content}\r\n`;
const end = `--${BOUNDARY}--\r\n`;

const parse = (pieces: readonly Buffer[], type = TYPE) =>
  parsePlainForm(new Pieces(pieces), type)?.map((part) => [
    part.name,
    part.text ?? Buffer.concat(part.file ?? []).toString(),
    part.file !== null,
  ]) ?? null;

const whole = Buffer.from(field('model', 'asr-1') + file('file', SOUND) + field('prompt', 'Grüße') + end);
const expected = [
  ['model', 'asr-1', false],
  ['file', SOUND, true],
  ['prompt', 'Grüße', false],
];

test('a form is the same wherever it was cut', () => {
  assert.deepEqual(parse([whole]), expected);
  for (let cut = 0; cut <= whole.length; cut += 1) {
    assert.deepEqual(parse([whole.subarray(0, cut), whole.subarray(cut)]), expected, `cut at ${cut}`);
  }
  for (let cut = 0; cut + 130 <= whole.length; cut += 1) {
    const pieces = [whole.subarray(0, cut), whole.subarray(cut, cut + 130), whole.subarray(cut + 130)];
    assert.deepEqual(parse(pieces), expected, `cut at ${cut} and 130 bytes later`);
  }
});

test('a form of crumbs is a form', () => {
  assert.deepEqual(parse(Array.from(whole, (byte) => Buffer.from([byte]))), expected);
});

test('the boundary may be in quotes, the last line break missing, and a file or a text empty', () => {
  assert.deepEqual(parse([whole], `multipart/form-data; boundary="${BOUNDARY}"`), expected);
  assert.deepEqual(parse([whole.subarray(0, -2)]), expected);
  assert.deepEqual(parse([Buffer.from(file('file', '') + field('prompt', '') + end)]), [
    ['file', '', true],
    ['prompt', '', false],
  ]);
});

for (const [what, form, type = TYPE] of [
  ['something before the first part', `hello\r\n${field('model', 'asr-1')}${end}`],
  ['something after the last part', `${field('model', 'asr-1')}${end}goodbye`],
  ['no end', field('model', 'asr-1')],
  ['no parts', end],
  ['a name with an escape', field('mo\\"del', 'asr-1') + end],
  ['a name that is not ASCII', field('modél', 'asr-1') + end],
  ['a name with a percent sign', field('model%22', 'asr-1') + end],
  ['a part with a charset', file('file', SOUND, '\r\nContent-Type: text/plain; charset=utf-16') + end],
  ['a part with other headers', file('file', SOUND, '\r\nContent-Transfer-Encoding: base64') + end],
  ['a text with a type', field('model"\r\nContent-Type: "text/plain', 'asr-1') + end],
  ['bare line feeds', (field('model', 'asr-1') + end).replaceAll('\r\n', '\n')],
  ['another boundary', field('model', 'asr-1') + end, 'multipart/form-data; boundary=other'],
  ['no boundary', field('model', 'asr-1') + end, 'multipart/form-data'],
  ['more parameters', field('model', 'asr-1') + end, `${TYPE}; charset=utf-8`],
  ['very many parts', field('model', 'asr-1').repeat(30) + end],
] as const) {
  test(`a form with ${what} is left to the full parser`, () => {
    assert.equal(parse([Buffer.from(form)], type), null);
  });
}
