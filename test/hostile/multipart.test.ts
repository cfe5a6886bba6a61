// Own process: it measures its process.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { assertErrorShape, assertRefused } from '../support/assert-refused.ts';
import { assertTidy } from '../support/assert-tidy.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { BOUNDARY, FORM_TYPE, formBody, type Part, rawPart } from '../support/multipart.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { useAttackedService } from './attacked-service.ts';

const service = useAttackedService();
let wav: Buffer;
let picture: Buffer;
before(async () => {
  const samples = await sampleFiles();
  wav = readFileSync(samples.speech['wav']!);
  picture = readFileSync(samples.picture);
});

const FORMS = ['/v1/videos', '/v1/audio/transcriptions', '/v1/audio/translations'];
const TRANSCRIPTIONS = '/v1/audio/transcriptions';

const send = (path: string, body: Uint8Array | string, type = FORM_TYPE) =>
  service.call('POST', path, body, { 'content-type': type });

const VIDEO: readonly Part[] = [
  ['model', 'vidB-2'],
  ['prompt', 'a boat'],
  ['seconds', '4'],
  ['size', '480x480'],
];

describe('a form', () => {
  for (const path of FORMS) {
    test(`to ${path} is refused without a usable boundary or with another content type`, async () => {
      for (const type of [
        'multipart/form-data',
        'multipart/form-data;',
        'multipart/form-data; boundary',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=""',
        'multipart/form-data; charset=utf-8',
        'multipart/mixed; boundary=x',
        'multipart/form-data-x; boundary=x',
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
      ]) {
        assertRefused(await send(path, formBody(VIDEO), type), 'invalid_request');
      }
      assertRefused(await send(path, '{}', 'application/json'), 'invalid_request');
      assertRefused(await service.call('POST', path), 'invalid_request');
    });

    test(`to ${path} is refused when it is broken or cut anywhere`, async () => {
      const file: Part = [path === '/v1/videos' ? 'input_reference' : 'file', 'x'.repeat(300), 'f'];
      const whole = formBody([['model', 'asr-1'], file]);
      for (const body of [
        '',
        '\r\n',
        '--',
        `--${BOUNDARY}`,
        `--${BOUNDARY}\r\n`,
        `--${BOUNDARY}\r\n\r\n`,
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="model"`,
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="model"\r\n\r\n`,
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="model"\r\n--${BOUNDARY}--\r\n`,
        `--${BOUNDARY}\r\n--${BOUNDARY}\r\n--${BOUNDARY}--\r\n`,
        `--${BOUNDARY}--`,
        `--${BOUNDARY}--\r\n`,
        `--wrong\r\nContent-Disposition: form-data; name="model"\r\n\r\nasr-1\r\n--wrong--\r\n`,
        'x'.repeat(100_000),
        '\0'.repeat(1000),
        ...Array.from({ length: 40 }, (_, index) => whole.subarray(0, index * 11)),
        whole.subarray(0, whole.length - 5),
      ]) {
        const answer = await send(path, body);
        assert.equal(answer.status, 400, `${JSON.stringify(body.slice(0, 100))} ${answer.text}`);
        assertErrorShape(answer);
      }
    });
  }

  test('is taken with line breaks, text before its first and after its last part, and a quoted boundary', async () => {
    const whole = Buffer.concat([Buffer.from('preamble\r\n'), formBody(VIDEO), Buffer.from('epilogue')]);
    const quoted = `multipart/form-data; charset=utf-8; boundary="${BOUNDARY}"`;
    for (const answer of [
      await send('/v1/videos', whole),
      await send('/v1/videos', formBody(VIDEO), quoted),
    ]) {
      assert.equal(answer.status, 200, answer.text);
    }
  });

  test('is refused with thousands of parts', async () => {
    const fields = Array.from({ length: 5000 }, (_, index): Part => [`f${index}`, 'x']);
    assertRefused(await send('/v1/videos', formBody([...fields, ...VIDEO])), 'invalid_request');
    const files = Array.from({ length: 500 }, (_, index): Part => [`f${index}`, 'x', 'name']);
    assertRefused(await send('/v1/videos', formBody([...files, ...VIDEO])), 'invalid_request');
    const nameless = Buffer.concat([
      ...Array.from({ length: 5000 }, () => rawPart('X-Nothing: 1', 'x')),
      formBody(VIDEO),
    ]);
    assertRefused(await send('/v1/videos', nameless), 'invalid_request');
  });

  test('is refused with more text than any field needs', async () => {
    const long = 'x'.repeat(1024 * 1024 + 1);
    assertRefused(await send('/v1/videos', formBody([...VIDEO, ['extra', long]])), 'invalid_request');
    const half = 'x'.repeat(512 * 1024);
    const many = Array.from({ length: 90 }, (_, index): Part => [`f${index}`, half]);
    assertRefused(await send('/v1/videos', formBody([...VIDEO, ...many])), 'invalid_request');
  });

  test('is refused with names of the prototype or malformed names', async () => {
    for (const name of [
      '__proto__',
      '__proto__[a]',
      'a[__proto__]',
      'a[b][c]',
      'a[',
      ']',
      '[a]',
      'a]b[c',
      '',
    ]) {
      assertRefused(await send('/v1/videos', formBody([...VIDEO, [name, 'x']])), 'invalid_request');
      assertRefused(
        await send('/v1/videos', formBody([...VIDEO, [name, 'x', 'file.bin']])),
        'invalid_request',
      );
    }
    assert.equal(({} as Record<string, unknown>)['a'], undefined);
  });

  test('takes inherited names for fields like any other', async () => {
    for (const name of [
      'constructor',
      'toString',
      'hasOwnProperty',
      'valueOf',
      'a[constructor]',
      '.',
      '..',
      '/',
    ]) {
      const answer = await send('/v1/videos', formBody([...VIDEO, [name, 'x']]));
      assert.equal(answer.status, 200, `${name} ${answer.text}`);
      assertRefused(await send('/v1/videos', formBody([[name, 'x']])), 'missing_parameter', 'model');
    }
  });

  test('is refused with a very long name', async () => {
    for (const length of [1000, 70_000, 200_000]) {
      const answer = await send('/v1/videos', formBody([...VIDEO, ['n'.repeat(length), 'x']]));
      assertRefused(answer, 'invalid_request');
      assert.ok(answer.text.length < 1000);
    }
  });

  test('is always answered, whatever the header of a part contains', async () => {
    for (const head of [
      'Content-Disposition: form-data',
      'Content-Disposition: form-data; filename="x"',
      'Content-Disposition: attachment; name="x"',
      'Content-Disposition: form-data; name=',
      'Content-Disposition: form-data; name="x',
      'Content-Disposition: form-data; name="x\0y"',
      "Content-Disposition: form-data; name*=utf-8''%zz",
      'Content-Disposition: form-data; name="x"; name="y"',
      'Content-Disposition: form-data; name="x"\r\nContent-Disposition: form-data; name="y"',
      'Content-Disposition: form-data; name="x"\r\nContent-Type: text/plain; charset=nonsense',
      'Content-Disposition: form-data; name="x"\r\nContent-Type: text/plain; charset=base64',
      'Content-Disposition: form-data; name="x"\r\nContent-Type: ;;;',
      'Content-Disposition: form-data; name="x"\r\nContent-Transfer-Encoding: base64',
      'Content-Disposition: form-data; name="x"; filename="\\"',
      `X-Long: ${'y'.repeat(100_000)}\r\nContent-Disposition: form-data; name="x"`,
      Array.from({ length: 3000 }, (_, index) => `X-${index}: y`).join('\r\n'),
      '__proto__: x\r\nconstructor: y\r\nContent-Disposition: form-data; name="x"',
      'no colon here',
      ': no name',
      ' ',
    ]) {
      for (const value of ['value', '', 'x'.repeat(1024 * 1024 + 1)]) {
        const body = Buffer.concat([rawPart(head, value), formBody(VIDEO)]);
        const answer = await send('/v1/videos', body);
        if (answer.status !== 200) assertErrorShape(answer, head.slice(0, 100));
      }
    }
  });

  test('has the last of two values for one field, and a file never counts as text', async () => {
    const twice = await send('/v1/videos', formBody([['model', 'nope'], ...VIDEO]));
    assert.equal(twice.status, 200, twice.text);
    const asFile = formBody([...VIDEO.slice(1), ['model', 'vidB-2', 'model.txt']]);
    assertRefused(await send('/v1/videos', asFile), 'invalid_parameter', 'model');
    const prompt = formBody([
      ...VIDEO.filter(([name]) => name !== 'prompt'),
      ['prompt', 'a boat', 'prompt.txt'],
    ]);
    assertRefused(await send('/v1/videos', prompt), 'invalid_parameter', 'prompt');
    const asText = formBody([...VIDEO, ['input_reference', 'no file']]);
    assertRefused(await send('/v1/videos', asText), 'invalid_parameter', 'input_reference');
  });

  test('is refused with a null byte in a text', async () => {
    const prompt = (value: string) =>
      formBody([...VIDEO.filter(([name]) => name !== 'prompt'), ['prompt', value]]);
    assertRefused(await send('/v1/videos', prompt('a\0boat')), 'invalid_parameter', 'prompt');
  });

  test('is refused with malformed, too deep or too large objects', async () => {
    const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    for (const metadata of ['[]', '"x"', '{', 'null', deep, '{"__proto__":{"a":1}}', '{"a":"\\ud800"}']) {
      const answer = await send('/v1/videos', formBody([...VIDEO, ['metadata', metadata]]));
      assertRefused(answer, 'invalid_parameter', 'metadata');
    }
    for (const create of ['[]', '1', deep, '{"save_to_library":"maybe"}']) {
      const answer = await send('/v1/videos', formBody([...VIDEO, ['character_create', create]]));
      assertRefused(answer, 'invalid_parameter', 'character_create');
    }
    assertRefused(
      await send('/v1/videos', formBody([...VIDEO, ['prompt[]', 'x']])),
      'invalid_parameter',
      'prompt',
    );
    assertRefused(
      await send('/v1/videos', formBody([...VIDEO, ['style[a]', 'x']])),
      'invalid_parameter',
      'style',
    );
    assertRefused(
      await send('/v1/videos', formBody([...VIDEO, ['model[]', 'x']])),
      'invalid_parameter',
      'model',
    );
  });
});

describe('an upload', () => {
  test('is known by its bytes, whatever its name', async () => {
    for (const filename of [
      '../../../../etc/passwd',
      '/etc/passwd',
      'C:\\\\windows\\\\system32',
      '..',
      '.',
      '',
      'a%00b.wav',
      'x'.repeat(5000),
      '"; rm -rf /',
      '__proto__',
      'video.exe',
      '\u0000.wav',
    ]) {
      const answer = await send(
        TRANSCRIPTIONS,
        formBody([
          ['model', 'asr-1'],
          ['file', wav, filename],
        ]),
      );
      assert.equal(answer.status, 200, `${filename} ${answer.text}`);
    }
  });

  test('that is not audio is an invalid file format, and one that is not an image an invalid image', async () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('RIFF'),
      picture,
      Buffer.alloc(5000, 0xff),
      wav.subarray(0, 20),
    ]) {
      const answer = await send(
        TRANSCRIPTIONS,
        formBody([
          ['model', 'asr-1'],
          ['file', bytes, 'a.wav'],
        ]),
      );
      assertRefused(answer, 'invalid_file_format', 'file');
    }
    for (const bytes of [Buffer.alloc(0), wav, picture.subarray(0, 50), Buffer.from('<svg/>')]) {
      const answer = await send('/v1/videos', formBody([...VIDEO, ['input_reference', bytes, 'a.png']]));
      assertRefused(answer, 'invalid_image', 'input_reference');
    }
  });

  test('that ends early or never leaves no file and no open handle behind', async () => {
    const start = formBody([
      ['model', 'asr-1'],
      ['file', wav, 'a.wav'],
    ]).subarray(0, -60);
    const head = (...headers: string[]) =>
      [
        `POST ${TRANSCRIPTIONS} HTTP/1.1`,
        'Host: x',
        `Authorization: Bearer ${service.key}`,
        `Content-Type: ${FORM_TYPE}`,
        ...headers,
        '\r\n',
      ].join('\r\n');
    for (let turn = 0; turn < 10; turn += 1) {
      await using cut = await RawConnection.open(service.url);
      await cut.write(head(`Content-Length: ${start.length}`));
      await cut.write(start);
      assertRefused(await cut.answer(), 'invalid_request');

      await using short = await RawConnection.open(service.url);
      await short.write(head('Content-Length: 1000000'));
      await short.write(start);
      short.finish();
      assertRefused(await short.answer(), 'invalid_request');

      await using vanished = await RawConnection.open(service.url);
      await vanished.write(head('Transfer-Encoding: chunked'));
      await vanished.write(`${start.length.toString(16)}\r\n`);
      await vanished.write(start);
      vanished.vanish();
    }
    await assertTidy(service);
  });
});
