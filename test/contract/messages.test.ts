import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, useService } from '../support/service.ts';

/** A message says what is wrong and what would be right, so that nobody need look it up. */

const service = useService();

const post = (path: string, body: unknown, headers?: Record<string, string>) => () =>
  service.call('POST', path, body, headers);
const video = (fields: object) => post('/v1/video/create', { model: 'vidB-2', prompt: 'a boat', ...fields });
const speech = (fields: object) =>
  post('/v1/audio/speech', { model: 'ttsB-3.1-flash-tts-preview', input: 'Hello', voice: 'Kore', ...fields });

const MESSAGES: readonly [what: string, send: () => Promise<Answer>, message: string][] = [
  [
    'a parameter is missing',
    video({}),
    '`images` is required: an array of at most 10 image URLs, which may be empty.',
  ],
  [
    'a field of a form is missing',
    () => service.form('/v1/videos', { model: 'vidB-2', prompt: 'a boat', seconds: '4' }),
    '`size` is required: one of 720x1280, 1280x720, 480x480, 1080x1080.',
  ],
  [
    'something inside a message is missing',
    post('/v1/chat/completions', { model: 'chat-4o-audio-preview', messages: [{ content: 'hi' }] }),
    '`messages[0].role` is required: one of system, developer, user, assistant.',
  ],
  ['a prompt is a number', video({ images: [], prompt: 7 }), '`prompt` must be a string that is not blank.'],
  [
    'a prompt is blank',
    video({ images: [], prompt: ' \n ' }),
    '`prompt` must be a string that is not blank.',
  ],
  ['a prompt holds a null byte', video({ images: [], prompt: 'a\0b' }), '`prompt` must not hold null bytes.'],
  [
    'a speech is blank',
    speech({ input: '   ' }),
    '`input` must be a string of at most 4096 characters that is not blank.',
  ],
  [
    "a voice is another model's",
    speech({ voice: 'alloy' }),
    'The model ttsB-3.1-flash-tts-preview has no voice "alloy". Its voices are Aoede, Charon, Fenrir, Kore, Puck.',
  ],
  ['a number is out of range', speech({ speed: 5 }), '`speed` must be a number from 0.25 to 4.'],
  [
    'JSON is broken',
    post('/v1/video/create', '{"model": "vidA3",\n}', { 'content-type': 'application/json' }),
    'The body is not valid JSON (line 2 column 1). Check quotes, commas and brackets.',
  ],
  [
    'a name would reach into the program',
    post('/v1/video/create', '{"model": "vidA3", "prompt": "a boat", "__proto__": {}}', {
      'content-type': 'application/json',
    }),
    'The body has a member `__proto__`, or a `constructor` with a `prototype`. Leave it out.',
  ],
  [
    'a part of a chat is no picture',
    post('/v1/chat/completions', {
      model: 'vidB-2',
      messages: [
        { role: 'system', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'a boat' },
            { type: 'image_url', image_url: { url: 'ftp://example.com/boat.png' } },
          ],
        },
      ],
    }),
    '`image_url.url` must be an http, https or data URL of an image.',
  ],
  [
    'a field of a form is no URL',
    () =>
      service.form('/v1/videos', {
        ...{ model: 'vidB-2', prompt: 'a boat', seconds: '4', size: '480x480' },
        audio_reference: 'ftp://example.com/boat.wav',
      }),
    '`audio_reference` must be an http, https or data URL of a recording.',
  ],
  [
    'a body is too large',
    post('/v1/audio/speech', { input: 'x'.repeat(1024 * 1024) }),
    'The body is larger than the 1 MB that this endpoint takes.',
  ],
  [
    'JSON is sent in place of a form',
    post('/v1/videos', { model: 'vidB-2' }),
    'This endpoint takes a form (multipart/form-data with a boundary), and Content-Type says application/json.',
  ],
  [
    'the path is wrong',
    () => service.call('GET', '/v1/nowhere?page=2'),
    'There is no endpoint GET /v1/nowhere. /docs lists them all.',
  ],
  [
    'the version is in the base URL and in the path',
    () => service.call('GET', '/v1/v1/models'),
    'There is no endpoint GET /v1/v1/models. The base URL ends in /v1 already: leave it out of the path. /docs lists them all.',
  ],
  [
    'the method is wrong',
    () => service.call('GET', '/v1/video/create'),
    'There is no endpoint GET /v1/video/create. /docs lists them all.',
  ],
  [
    'the model belongs elsewhere',
    video({ model: 'vidA_3_1' }),
    'The model vidA_3_1 cannot be used here; it serves /v1/videos.',
  ],
  [
    'the model does not exist',
    video({ model: 'vidC' }),
    'The model "vidC" does not exist. GET /v1/models lists the models.',
  ],
];

for (const [what, send, message] of MESSAGES) {
  test(`when ${what}, the message says so`, async () => {
    assert.equal((await send()).json.error.message, message);
  });
}
