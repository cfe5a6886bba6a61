import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { after, before, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { allModels } from '../../src/domain/catalogue.ts';
import { assertErrorShape } from '../support/assert-refused.ts';
import { assertTidy } from '../support/assert-tidy.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { countOf } from '../support/metrics.ts';
import { FORM_TYPE, formBody, type Part, rawPart } from '../support/multipart.ts';
import { startService, type TestService } from '../support/service.ts';

/**
 * Thousands of requests that are nearly right, quite wrong or nonsense. The seed is fixed, so that a failure comes
 * again; FUZZ_SEED and FUZZ_RUNS choose others.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_115);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300);
const AT_ONCE = 8;
const TIME_LIMIT_MS = 30_000;

let service: TestService;
let picture: Uint8Array;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
/** Tasks that requests of the test have made; later ones ask for them. */
const tasks: string[] = [];

before(async () => {
  service = await startService();
  picture = readFileSync((await sampleFiles()).picture);
});
after(() => service.stop());

interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

const sometimes = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>, weight = 8) =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: rare, weight: 1 });

const text = fc.oneof(
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

const nonsense: fc.Arbitrary<unknown> = fc.oneof(
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
function parameters(names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const value = (name: string) => sometimes(LIKELY[name] ?? nonsense, nonsense, 15);
  const known = Object.fromEntries(
    names.map((name) => [name, fc.option(value(name), { nil: undefined, freq: 6 })]),
  );
  const others = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), nonsense, { maxKeys: 2 });
  return fc
    .tuple(fc.record(known), sometimes(fc.constant({}), others))
    .map(([own, other]) => ({ ...other, ...own }));
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

function form(names: readonly string[], file: string): fc.Arbitrary<Buffer> {
  const fields = parameters(names).chain((values) =>
    fc.tuple(
      ...Object.entries(values)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => fc.tuple(partName(name.replace(/["\r\n]/g, '')), fc.constant(asText(value)))),
    ),
  );
  const upload = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constant('fetched at run time').map(() => picture),
  );
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

const authorization = fc.constant(null).map(() => `Bearer ${service.key}`);
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

const target = fc.oneof(
  route('POST', fc.constant('/v1/video/create'), jsonBody(VIDEO), json),
  route('POST', fc.constant('/v1/videos'), form(VIDEOS, 'input_reference'), FORM_TYPE),
  route('POST', fc.constant('/v1/chat/completions'), jsonBody(CHAT), json),
  route('POST', fc.constant('/v1/audio/speech'), jsonBody(SPEECH), json),
  route('POST', fc.constant('/v1/audio/transcriptions'), form(AUDIO, 'file'), FORM_TYPE, 2),
  route('POST', fc.constant('/v1/audio/translations'), form(AUDIO, 'file'), FORM_TYPE, 1),
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

const request: fc.Arbitrary<FuzzRequest> = fc
  .record({
    target,
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

test('thousands of generated requests cause no internal error and leave nothing behind', async (context) => {
  let answered = 0;
  const statuses = new Map<number, number>();
  const batch = fc.asyncProperty(
    fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }),
    async (requests) => {
      for (const { status } of await Promise.all(requests.map(check))) {
        answered += 1;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    },
  );
  const run = (numRuns: number, seed: number) =>
    fc.assert(batch, {
      seed,
      numRuns,
      interruptAfterTimeLimit: TIME_LIMIT_MS,
      // A failure is made small, but not for ever.
      endOnFailure: false,
      maxSkipsPerRun: 10,
    });

  // What is loaded, compiled and cached once is there before the counting begins.
  await run(Math.ceil(RUNS / 4), SEED);
  await settle();
  const start = measure();
  await run(RUNS, SEED + 1);
  await settle();
  const end = measure();

  context.diagnostic(
    `${answered} answers: ${[...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  context.diagnostic(`heap ${start.heap} → ${end.heap} MB, open files ${start.files} → ${end.files}`);
  assert.ok(
    answered >= 1000 || process.env['FUZZ_RUNS'] !== undefined,
    `only ${answered} requests in the time`,
  );
  assert.ok(statuses.has(200) && statuses.has(400) && statuses.has(404) && statuses.has(401));
  assert.equal(await countOf(service, 'internal_error'), 0);
  assert.ok(end.heap - start.heap < 20, `the heap grew from ${start.heap} to ${end.heap} MB`);
  assert.ok(end.files - start.files < 10, `open files grew from ${start.files} to ${end.files}`);
  assert.ok(end.timers - start.timers < 10, `timers grew from ${start.timers} to ${end.timers}`);
  await assertTidy(service);
});

async function check(drawn: FuzzRequest): Promise<{ status: number }> {
  const path = drawn.path.replace(
    /\{(\d+)\}/,
    (_whole, index) => tasks[Number(index) % (tasks.length || 1)] ?? 'none',
  );
  const answer = await send({ ...drawn, path });
  const what = `${drawn.method} ${path}`;
  assert.ok(answer.status < 500, `${what} ${answer.status} ${answer.text}`);
  if (answer.status >= 400) {
    assertErrorShape(answer, what);
  } else {
    assert.match(answer.headers['x-request-id'] ?? '', /^req_/, what);
    const made = answer.json as { id?: string; status?: string } | undefined;
    if (drawn.method === 'POST' && made?.id && made.status && tasks.length < 500) tasks.push(made.id);
  }
  return answer;
}

interface FuzzAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly json: unknown;
}

/** With node's own client: it sends what it is told to. */
function send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>();
  const { hostname, port } = new URL(service.url);
  const length = body === null ? {} : { 'content-length': String(body.length) };
  const signal = AbortSignal.timeout(60_000);
  const outgoing = httpRequest(
    { method, host: hostname, port, path, headers: { ...headers, ...length }, agent, signal },
    (response) => {
      response.toArray().then((chunks) => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = response.headers['content-type']?.startsWith('application/json') ?? false;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          text,
          json: isJson && text ? JSON.parse(text) : undefined,
        });
      }, reject);
    },
  );
  outgoing.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`, { cause: error })));
  outgoing.end(body ?? undefined);
  return promise;
}

/** All films are finished, all connections closed, and the fakes have forgotten what they were asked. */
async function settle(): Promise<void> {
  for (const task of tasks) await service.finished(task).catch(unlessDeleted);
  agent.destroy();
  const { video, speech, transcriber, chat } = service.engines;
  for (const kept of [
    video.started,
    video.jobs,
    video.cancelled,
    speech.requests,
    transcriber.requests,
    chat.requests,
  ])
    kept.length = 0;
  await assertTidy(service);
}

/** Some of the requests delete films, and only finished ones can be. */
function unlessDeleted(error: Error): void {
  if (!error.message.includes('task_not_found')) throw error;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function measure(): { heap: number; files: number; timers: number } {
  collectGarbage();
  collectGarbage();
  return {
    heap: Math.round(process.memoryUsage().heapUsed / 1024 / 1024),
    files: process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0,
    timers: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
  };
}
