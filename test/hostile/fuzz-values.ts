import fc from 'fast-check';
import { allModels } from '../../src/domain/catalogue.ts';

/** Generated texts and parameters: nearly right, quite wrong or nonsense. */

export const sometimes = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>, weight = 8) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: rare, weight: 1 });

export const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '__proto__',
    'null',
    '-1',
    '1e999',
    '@nobody',
    'a'.repeat(5000),
    '\ud800',
    '../..',
  ),
);

export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  text,
  fc.double(),
  fc.constantFrom(null, true, [], {}, [[]], { a: { b: {} } }, -0, 1e308),
);

const model = sometimes(fc.constantFrom(...allModels().map(({ id }) => id)), text, 12);

const image = fc.oneof(
  fc.constantFrom(
    'http://127.0.0.1:1/a.png',
    'https://',
    'data:image/png;base64,',
    'data:,x',
    'ftp://x/y',
    'http://[::1',
  ),
  fc.base64String({ maxLength: 60 }).map((data) => `data:image/png;base64,${data}`),
  text,
);

const message = fc.record(
  {
    role: sometimes<unknown>(fc.constantFrom('system', 'user', 'assistant', 'developer'), nonsense),
    content: sometimes<unknown>(
      fc.oneof(
        text,
        fc.array(
          fc.record(
            {
              type: sometimes<unknown>(fc.constantFrom('text', 'input_audio', 'image_url'), nonsense),
              text: sometimes<unknown>(text, nonsense),
              input_audio: fc.record({
                data: fc.base64String({ maxLength: 40 }),
                format: fc.constantFrom('wav', 'mp3', 'x'),
              }),
              image_url: fc.record({ url: image }),
            },
            { requiredKeys: ['type'] },
          ),
          { maxLength: 3 },
        ),
      ),
      nonsense,
    ),
  },
  { requiredKeys: [] },
);

/** Values that a parameter of this name may well have. */
const LIKELY: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  model,
  prompt: text,
  input: text,
  voice: fc.constantFrom('alloy', 'nova', 'Kore', 'Puck', 'nobody'),
  speed: fc.constantFrom(0.25, 1, 4, 0, 5),
  response_format: fc.constantFrom('json', 'verbose_json', 'srt', 'mp3', 'wav', 'x'),
  stream_format: fc.constantFrom('audio', 'sse'),
  messages: fc.array(message, { maxLength: 3 }),
  stream: fc.boolean(),
  modalities: fc.constantFrom(['text'], ['text', 'audio'], ['audio'], []),
  audio: fc.constantFrom({ voice: 'alloy', format: 'wav' }, { voice: 'x' }, {}),
  temperature: fc.double({ min: -1, max: 3 }),
  top_p: fc.double({ min: -1, max: 2 }),
  max_tokens: fc.integer({ min: -1, max: 50_000 }),
  n: fc.integer({ min: -1, max: 4 }),
  stop: fc.oneof(text, fc.array(text, { maxLength: 6 })),
  images: fc.array(image, { maxLength: 4 }),
  aspect_ratio: fc.constantFrom('16:9', '9:16', '1:1'),
  orientation: fc.constantFrom('portrait', 'landscape', 'x'),
  size: fc.constantFrom('small', 'large', '480x480', '1280x720', '16x9', '1x1'),
  duration: fc.constantFrom(10, 15, 25, 1, '10'),
  seconds: fc.constantFrom('4', '10', '60', '61', '0', '٤'),
  watermark: fc.oneof(fc.boolean(), fc.constantFrom('true', 'false', 'yes')),
  private: fc.oneof(fc.boolean(), fc.constantFrom('true', 'false', '1')),
  enhance_prompt: fc.boolean(),
  style: text,
  metadata: fc.oneof(fc.json({ maxDepth: 4 }), text),
  character_url: image,
  character_timestamps: fc.oneof(
    fc.constantFrom('0,2', '1,2.5', '2,1', ',', 'NaN,Infinity', '0,1e999'),
    text,
  ),
  character_from_task: text,
  character_create: fc.constantFrom('true', '{}', '{"save_to_library":true}', '[]', 'x'),
  url: image,
  from_task: text,
  timestamps: fc.constantFrom('0,2', '5,1', 'x'),
  language: fc.constantFrom('en', 'de', 'xx', ''),
  timestamp_granularities: fc.constantFrom(['word'], ['segment', 'x'], 'word'),
};

const NAMES = Object.keys(LIKELY);

/** An object of parameters: those of the endpoint mostly there and mostly likely, and some others. */
export function parameters(names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const value = (name: string) => sometimes(LIKELY[name] ?? nonsense, nonsense, 15);
  const known = Object.fromEntries(
    names.map((name) => [name, fc.option(value(name), { nil: undefined, freq: 6 })]),
  );
  const others = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), nonsense, { maxKeys: 2 });
  return fc
    .tuple(fc.record(known), sometimes(fc.constant({}), others))
    .map(([own, other]) => ({ ...other, ...own }));
}
