import fc from 'fast-check';
import { FORM_TYPE, formBody, type Part, rawPart } from '../support/multipart.ts';
import { TEST_KEY } from '../support/service.ts';
import { nonsense, parameters, sometimes, text } from './fuzz-values.ts';

export interface FuzzRequest {
  readonly method: string;
  /** May contain `{3}`: the fourth of the tasks that earlier requests have made. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

const jsonBody = (names: readonly string[]) =>
  sometimes(
    parameters(names).map((fields) => Buffer.from(JSON.stringify(fields))),
    fc.oneof(
      nonsense.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc
        .tuple(parameters(names), fc.nat(300))
        .map(([fields, cut]) => Buffer.from(JSON.stringify(fields)).subarray(0, cut)),
    ),
  );

const partName = (name: string) =>
  sometimes(fc.constant(name), fc.constantFrom(`${name}[]`, `${name}[a]`, `${name}[`, '', '"'), 20);

function form(names: readonly string[], file: string, picture: Uint8Array): fc.Arbitrary<Buffer> {
  const fields = parameters(names).chain((values) =>
    fc.tuple(
      ...Object.entries(values)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => fc.tuple(partName(name.replace(/["\r\n]/g, '')), fc.constant(asText(value)))),
    ),
  );
  const upload = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.constant(picture));
  const parts = fc.tuple(fields, fc.option(upload), text).map(([values, bytes, filename]) => {
    const all: Part[] = values.map(([name, value]) => [name, value]);
    if (bytes) all.push([file, bytes, filename.replace(/["\r\n]/g, '')]);
    return all;
  });
  const whole = fc.tuple(parts, fc.nat()).map(([all, turn]) => {
    const at = all.length === 0 ? 0 : turn % all.length;
    return formBody([...all.slice(at), ...all.slice(0, at)]);
  });
  return sometimes(
    whole,
    fc.oneof(
      fc.tuple(whole, fc.nat(2000)).map(([bytes, cut]) => bytes.subarray(0, cut)),
      fc.tuple(text, text, whole).map(([head, value, bytes]) => Buffer.concat([rawPart(head, value), bytes])),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    ),
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const headerValue = fc.string({
  unit: fc
    .integer({ min: 0x21, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

const extraHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'idempotency-key',
    'x-stainless-poll-helper',
    'if-none-match',
    'x-forwarded-for',
    'expect',
    'cookie',
  ),
  sometimes(headerValue, fc.constantFrom('true', 'application/binary', '100-continue', 'a, b'), 2),
  { maxKeys: 2 },
);

const authorization = fc.constant(`Bearer ${TEST_KEY}`);
const key = sometimes(authorization, fc.oneof(headerValue, fc.constantFrom('', 'Bearer', 'Bearer x')), 20);

/** Ids of tasks that exist, mostly; they are looked up when the request is sent. */
const id = sometimes(
  fc.nat().map((index) => `{${index}}`),
  text.map(encodeSafely),
  3,
);

function encodeSafely(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

const query = fc
  .dictionary(
    fc.constantFrom('id', 'wait', 'after', 'limit', 'order', 'variant', 'x'),
    text.map(encodeSafely),
    { maxKeys: 3 },
  )
  .map((entries) =>
    Object.entries(entries)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );

const json = 'application/json';
const route = (
  method: string,
  path: fc.Arbitrary<string>,
  body: fc.Arbitrary<Uint8Array | null> = fc.constant(null),
  type: string | null = null,
  weight = 3,
) => ({ weight, arbitrary: fc.record({ method: fc.constant(method), path, body, type: fc.constant(type) }) });

const VIDEO = [
  'model',
  'prompt',
  'images',
  'size',
  'duration',
  'orientation',
  'aspect_ratio',
  'enhance_prompt',
  'character_timestamps',
];
const VIDEOS = [
  'model',
  'prompt',
  'seconds',
  'size',
  'watermark',
  'private',
  'style',
  'metadata',
  'character_create',
  'character_timestamps',
];
const CHAT = [
  'model',
  'messages',
  'stream',
  'modalities',
  'audio',
  'temperature',
  'top_p',
  'max_tokens',
  'n',
  'stop',
];
const SPEECH = ['model', 'input', 'voice', 'response_format', 'speed', 'stream_format'];
const AUDIO = [
  'model',
  'prompt',
  'language',
  'response_format',
  'temperature',
  'timestamp_granularities',
  'stream',
];

/** A request to an endpoint that exists, mostly; `picture` is the one right file that forms may carry. */
const targetWith = (picture: Uint8Array) =>
  fc.oneof(
    route('POST', fc.constant('/v1/video/create'), jsonBody(VIDEO), json),
    route('POST', fc.constant('/v1/videos'), form(VIDEOS, 'input_reference', picture), FORM_TYPE),
    route('POST', fc.constant('/v1/chat/completions'), jsonBody(CHAT), json),
    route('POST', fc.constant('/v1/audio/speech'), jsonBody(SPEECH), json),
    route('POST', fc.constant('/v1/audio/transcriptions'), form(AUDIO, 'file', picture), FORM_TYPE, 2),
    route('POST', fc.constant('/v1/audio/translations'), form(AUDIO, 'file', picture), FORM_TYPE, 1),
    route('POST', fc.constant('/vidB/v1/characters'), jsonBody(['url', 'from_task', 'timestamps']), json, 2),
    route(
      'POST',
      id.map((task) => `/v1/videos/${task}/remix`),
      jsonBody(['prompt', 'size']),
      json,
      2,
    ),
    route(
      'GET',
      query.map((search) => `/v1/video/query?${search}`),
    ),
    route(
      'GET',
      id.map((task) => `/v1/video/query?id=${task}`),
    ),
    route(
      'GET',
      fc.tuple(id, query).map(([task, search]) => `/v1/videos/${task}?${search}`),
    ),
    route(
      'GET',
      fc.tuple(id, query).map(([task, search]) => `/v1/videos/${task}/content?${search}`),
    ),
    route(
      'GET',
      id.map((task) => `/v1/videos/${task}/events`),
    ),
    route(
      'DELETE',
      id.map((task) => `/v1/videos/${task}`),
      fc.constant(null),
      null,
      1,
    ),
    route(
      'GET',
      query.map((search) => `/v1/videos?${search}`),
    ),
    route(
      'GET',
      text.map((name) => `/v1/models/${encodeSafely(name)}`),
      fc.constant(null),
      null,
      1,
    ),
    route(
      'GET',
      text.map((name) => `/files/${encodeSafely(name)}?expires=1&signature=x`),
      fc.constant(null),
      null,
      1,
    ),
    route(
      'GET',
      text.map((name) => `/characters/${encodeSafely(name)}`),
      fc.constant(null),
      null,
      1,
    ),
    route(
      'POST',
      text.map((name) => `/${encodeSafely(name)}`),
      jsonBody([]),
      json,
      1,
    ),
  );

export function fuzzRequests(picture: Uint8Array): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      target: targetWith(picture),
      method: sometimes<string | null>(
        fc.constant(null),
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
        25,
      ),
      type: sometimes<string | null>(
        fc.constant(null),
        fc.oneof(headerValue, fc.constantFrom('', json, FORM_TYPE, 'text/plain')),
        15,
      ),
      key,
      extra: extraHeaders,
    })
    .map((drawn) => {
      const contentType = drawn.type ?? drawn.target.type;
      return {
        method: drawn.method ?? drawn.target.method,
        path: drawn.target.path,
        body: drawn.target.body,
        headers: {
          ...drawn.extra,
          authorization: drawn.key,
          ...(contentType && { 'content-type': contentType }),
        },
      };
    });
}
