import { createHash } from 'node:crypto';
import { readDuration, readSize } from './amounts.ts';
import type {
  Accepts,
  Condition,
  CreateCall,
  Description,
  ErrorForm,
  PollCall,
  ResultStep,
  WordClass,
} from './description.ts';
import { DescriptionError } from './description-error.ts';
import {
  DescriptionSchema,
  type WrittenAccepts,
  type WrittenDescription,
  type WrittenTest,
} from './description-schema.ts';
import { findMistake } from './find-mistake.ts';
import { isMap, mergeMaps } from './merge-maps.ts';
import { parseCall } from './parse-call.ts';
import { assertPrepared, parsePrepare } from './parse-prepare.ts';
import { parseReconcile } from './parse-reconcile.ts';
import { PROTOCOL_DEFAULTS } from './protocol-defaults.ts';
import type { ReplyPath } from './reply-path.ts';
import { readTemplateFiles } from './template-files.ts';

/** What an entry of `upstreams` holds beside the description: addresses, keys, limits. */
export const OPERATIONAL_KEYS = [
  'preset',
  'base_url',
  'api_key',
  'auth',
  'credentials',
  'concurrency',
  'wait_seconds',
  'polls_per_second',
  'answer_megabytes',
  'answer_seconds',
  'video_megabytes',
  'video_seconds',
  'check',
  'voices',
  'headers',
  'price',
  'unverified',
  'post_process',
  'most_per_day',
  'models',
];

/** Services that do more than videos: how they speak about these. */
const VIDEO_PROTOCOL_OF: Readonly<Record<string, string>> = { openai: 'videos', contract: 'videos' };

const CREATE_TIMEOUT_MS = 120_000;
const POLL_EVERY_MS = 5000;
const POLL_TIMEOUT_MS = 30_000;
/** Videos of tens of MB come as base64 only where the description raises this. */
const BODY_LIMIT = 16e6;

/** Throws a `DescriptionError` with the exact path of the first mistake. Keys of the entry that are not the description's are passed over. */
export function parseDescription(raw: unknown, path: string): Description {
  if (!isMap(raw)) throw new DescriptionError(path, 'expected a map with protocol, create, poll and result');
  const own = Object.fromEntries(Object.entries(raw).filter(([key]) => !OPERATIONAL_KEYS.includes(key)));
  own['protocol'] = VIDEO_PROTOCOL_OF[String(own['protocol'])] ?? own['protocol'];
  const whole = readTemplateFiles(mergeMaps(PROTOCOL_DEFAULTS[String(own['protocol'])] ?? {}, own), path);
  const mistake = findMistake(DescriptionSchema, whole);
  if (mistake !== null) throw new DescriptionError([path, ...mistake.path].join('.'), mistake.message);
  return normalise(whole as WrittenDescription, path);
}

function normalise(written: WrittenDescription, path: string): Description {
  const { protocol } = written;
  const content = {
    protocol,
    prepare: parsePrepare(written, path),
    create: readCreate(written.create, `${path}.create`),
    repeats: written.repeats ?? 'never',
    alternatives: (written.alternatives ?? []).map((one, index) => {
      const { id, keep, timeout } = written.create;
      const shared = Object.fromEntries(
        Object.entries({ id, keep, timeout }).filter(([, value]) => value !== undefined),
      );
      return readCreate({ ...shared, ...one }, `${path}.alternatives.${index}`);
    }),
    poll: readPoll(written, path),
    result: readSteps(written, path),
    error: readError(written.error),
    ok: readTest(written.ok),
    refused: written.refused
      ? {
          count: paths(written.refused.count),
          if: readTest(written.refused.if),
        }
      : null,
    cost: written.cost === undefined ? null : { path: paths(written.cost) },
    tokens: paths(written.tokens),
    cancel: readCancel(written, path),
    remix: written.remix
      ? readCreate({ id: written.create.id ?? 'id', ...written.remix }, `${path}.remix`)
      : null,
    edits: readWays(written, 'edits', path),
    extensions: readWays(written, 'extensions', path),
    reconcile: parseReconcile(written.reconcile ?? 'none', path, protocol),
    accepts: written.accepts ? readAccepts(written.accepts) : null,
    frames: written.frames ?? null,
    drop: written.drop ?? [],
  };
  const ways = [content.create, ...content.alternatives, ...content.edits, ...content.extensions];
  const templates = ways.map(({ body }) => body?.template ?? null);
  assertPrepared(templates, content.prepare, `${path}.create.json`);
  const callback = written.callback
    ? {
        verify: written.callback.verify,
        secret: written.callback.secret || null,
        jwks: written.callback.jwks ?? null,
        id: paths(written.callback.id),
      }
    : null;
  // Without the callback's secret: a rotated one is no other language.
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { ...content, callback, version };
}

function readCreate(written: WrittenDescription['create'], path: string): CreateCall {
  const call = parseCall(written, path);
  if (!call) throw new DescriptionError(`${path}.post`, 'is missing; expected a path such as /videos');
  if (written.id === undefined)
    throw new DescriptionError(`${path}.id`, "is missing; expected the path of the job's id in the reply");
  const keep = Object.entries(written.keep ?? {}).map(([name, way]) => {
    const isPlain = typeof way === 'string' || Array.isArray(way);
    return [
      name,
      isPlain ? { path: paths(way), otherwise: null } : { path: paths(way.path), otherwise: way.else },
    ];
  });
  return {
    ...call,
    id: paths(written.id),
    keep: Object.fromEntries(keep),
    timeoutMs: time(written.timeout) ?? CREATE_TIMEOUT_MS,
    ...(written.for && {
      for: { requestStyle: written.for.request_style ?? null, endpoint: written.for.endpoint ?? null },
    }),
  };
}

/** Other calls of the same service: the id is where the creation has it. */
function readWays(written: WrittenDescription, key: 'edits' | 'extensions', path: string): CreateCall[] {
  const { id = 'id', keep, timeout } = written.create;
  const shared = { id, ...(keep && { keep }), ...(timeout && { timeout }) };
  const ways = written[key];
  return (ways === undefined ? [] : [ways].flat()).map((one, index) =>
    readCreate({ ...shared, ...one }, `${path}.${key}${Array.isArray(ways) ? `.${index}` : ''}`),
  );
}

function readPoll({ poll }: WrittenDescription, path: string): PollCall {
  const at = `${path}.poll`;
  if (!poll) throw new DescriptionError(at, 'is missing; expected a map with get, status and map');
  const call = parseCall(poll, at) ?? missingGet(at);
  if (poll.status === undefined && poll.done === undefined)
    throw new DescriptionError(`${at}.status`, 'is missing; expected the path of the status, or done');
  if (
    poll.status !== undefined &&
    Object.values(poll.map ?? {}).every((word) => word !== 'done') &&
    !poll.done
  )
    throw new DescriptionError(`${at}.map`, 'expected a word that means done');
  const everyMs = time(poll.every) ?? POLL_EVERY_MS;
  const map = Object.entries(poll.map ?? {}).map(([word, meaning]) => [word.toLowerCase(), meaning] as const);
  const { listen } = poll;
  return {
    ...call,
    ...(listen && {
      listen: { url: listen.url, id: paths(listen.id), value: paths(listen.value), of: paths(listen.of) },
    }),
    status: poll.status === undefined ? null : paths(poll.status),
    map: Object.fromEntries(map) satisfies Record<string, WordClass>,
    done: poll.done === undefined ? null : paths(poll.done),
    progress: readScaled(poll.progress),
    failedIf: readTest(poll.failed_if),
    firstMs: time(poll.first) ?? 0,
    everyMs,
    maxMs: Math.max(time(poll.max) ?? everyMs * 4, everyMs),
    timeoutMs: time(poll.timeout) ?? POLL_TIMEOUT_MS,
    bodyLimit: poll.body_limit === undefined ? BODY_LIMIT : (readSize(poll.body_limit) ?? BODY_LIMIT),
  };
}

function readSteps({ result = [] }: WrittenDescription, path: string): ResultStep[] {
  const bound: string[] = [];
  const steps = result.map((step, index): ResultStep => {
    const at = `${path}.result.${index}`;
    const call = parseCall(step, at, bound);
    bound.push(...Object.keys(step.bind ?? {}));
    const video = step.video === undefined ? null : paths(step.video);
    return {
      call,
      ...(step.pick && { pick: { from: step.pick.from, where: [step.pick.where].flat().map(lists) } }),
      bind: Object.fromEntries(Object.entries(step.bind ?? {}).map(([name, way]) => [name, paths(way)])),
      mayBeEmpty: step.may_be_empty ?? [],
      film: video && { path: video.filter((one) => !isUrl(one)), url: video.find(isUrl) ?? null },
      auth: step.auth ?? 'own',
      tooEarly: step.too_early ? { http: step.too_early.http, detail: step.too_early.detail ?? null } : null,
      goneIf: readTest(step.gone_if),
    };
  });
  if (!steps.at(-1)?.film) throw new DescriptionError(`${path}.result`, 'expected a last step with video');
  return steps;
}

function lists(where: Readonly<Record<string, string | string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(where).map(([name, value]) => [name, [value].flat()]));
}

function readError({
  code,
  message,
  classes = {},
  pass = [],
}: NonNullable<WrittenDescription['error']> = {}): ErrorForm {
  const lowered = Object.entries(classes).map(([name, meaning]) => [name.toLowerCase(), meaning] as const);
  return { code: paths(code), message: paths(message), classes: Object.fromEntries(lowered), pass };
}

function readCancel({ cancel }: WrittenDescription, path: string): Description['cancel'] {
  const isList = Array.isArray(cancel);
  return (cancel === undefined ? [] : [cancel].flat()).map((one, index) => {
    const at = `${path}.cancel${isList ? `.${index}` : ''}`;
    const call = parseCall(one, at) ?? missingGet(at);
    return { ...call, on: [...(one.works_on ?? ['queued', 'running']), ...(one.tries ?? [])] };
  });
}

function isUrl(text: string): boolean {
  return /^(?:\/|https?:\/\/|\{)/.test(text);
}

export function readAccepts(written: WrittenAccepts): Accepts {
  const { seconds, extension_seconds: added, ...rest } = written;
  return {
    ...rest,
    ...(seconds !== undefined && { seconds: readSeconds(seconds) }),
    ...(added !== undefined && { extension_seconds: readSeconds(added) }),
  };
}

function readSeconds(written: NonNullable<WrittenAccepts['seconds']>): number[] {
  if (Array.isArray(written)) return written;
  const length = Math.max(0, written.to - written.from + 1);
  return Array.from({ length }, (_, index) => written.from + index);
}

function readScaled(
  written: string | { path: string | string[]; times?: number } | undefined,
): PollCall['progress'] {
  if (written === undefined) return null;
  if (typeof written === 'string') return { path: [written], times: null };
  return { path: paths(written.path), times: written.times ?? null };
}

function readTest(written: WrittenTest | undefined): Condition | null {
  if (written === undefined) return null;
  if (typeof written === 'string') return { path: [written], is: null };
  return { path: paths(written.path), is: written.is === undefined ? null : [written.is].flat() };
}

function paths(written: string | string[] | undefined): ReplyPath {
  return written === undefined ? [] : [written].flat();
}

function time(written: string | undefined): number | undefined {
  return written === undefined ? undefined : readDuration(written);
}

function missingGet(path: string): never {
  throw new DescriptionError(`${path}.get`, 'is missing; expected a path such as /tasks/{id}');
}
