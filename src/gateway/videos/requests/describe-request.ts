import type { VideoFamily } from '../../../domain/task.ts';
import type { Json, VideoJob } from '../../../engines/video-engine.ts';
import type { CreateCall, Description } from '../../description/description.ts';
import { FileContent } from '../../description/file-content.ts';
import { Inexpressible } from '../../description/inexpressible.ts';
import { isMap } from '../../description/merge-maps.ts';
import type { Rendered } from '../../description/template.ts';
import { visitVariables } from '../../description/template-variables.ts';
import { placeholdersOf } from '../../description/url-template.ts';
import type { Upstream } from '../../upstream.ts';
import { operationId } from '../operation.ts';
import { type VariableDeps, variablesOf } from './job-variables.ts';
import { ownIdOf } from './own-id.ts';
import { type ReadyRequest, renderCall, withFields } from './request.ts';

export interface Route {
  readonly model: string;
  readonly input: Readonly<Record<string, Json>>;
  readonly drop: readonly string[];
  /** Whether fields that nobody declares are passed on. */
  readonly pass?: boolean;
  /** What our row says of the model, for calls that are only for some; absent: any call may be for it. */
  readonly serves?: ServedModel | undefined;
}

export interface ServedModel {
  readonly requestStyle: VideoFamily;
  /** Paths such as `/v1/videos`. */
  readonly endpoints: readonly string[];
}

export interface PreparedCreate {
  readonly call: CreateCall;
  readonly request: ReadyRequest;
}

/** All names that the ways to create a video use: what the service can express. */
export function mentionedByCreation(
  { create, alternatives }: Pick<Description, 'create' | 'alternatives'>,
  route: Route,
): ReadonlySet<string> {
  const calls = [create, ...alternatives].filter((call) => isFor(call, route));
  return new Set(calls.flatMap((call) => [...mentionedBy(call, route.input)]));
}

/** The names that a call uses, such as `first_frame.base64`. */
export function mentionedBy(
  call: CreateCall,
  input: Readonly<Record<string, Json>> = {},
): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: readonly string[]) => names.add(name.join('.'));
  if (call.body) visitVariables(withFields(call.body.template, input), '', add);
  for (const { url } of call.urls) for (const name of placeholdersOf(url)) add(name.split('.'));
  return names;
}

/**
 * The very request that begins this video, but for the credential: a remix where the service made the source and has a
 * call for it, else the first way to create, to edit or to extend that can express the video. Throws `Inexpressible` where none can.
 */
export async function prepareCreate(
  description: Description,
  job: VideoJob,
  target: Target,
  signal: AbortSignal,
): Promise<PreparedCreate> {
  const { remix, create, alternatives } = description;
  const sourceId = job.remixOf === null ? null : operationId(job.remixOf.operation, target.upstream.name);
  const isRemix = remix !== null && sourceId !== null && !job.reworks;
  const created = isRemix ? [remix] : [create, ...alternatives];
  const ways = { edit: description.edits, extension: description.extensions };
  const calls = (job.reworks ? ways[job.reworks.kind] : created).filter((call) => isFor(call, target.route));
  const refusals: Inexpressible[] = [];
  for (const call of calls) {
    try {
      const request = await prepareCall(call, { description, job, sourceId, isRemix }, target, signal);
      return { call, request };
    } catch (error) {
      if (!(error instanceof Inexpressible)) throw error;
      refusals.push(error);
    }
  }
  throw refusals[0] ?? new Inexpressible('has no way to create videos of such a model');
}

function isFor({ for: only }: CreateCall, { serves }: Route): boolean {
  if (!only || !serves) return true;
  const isOfStyle = only.requestStyle === null || only.requestStyle === serves.requestStyle;
  return isOfStyle && (only.endpoint === null || serves.endpoints.includes(only.endpoint));
}

interface Target {
  readonly route: Route;
  readonly upstream: Pick<Upstream, 'name' | 'baseUrl'>;
  /** Gives an input to the service, or knows what it is called there. */
  readonly uploaded: VariableDeps['uploaded'];
}

interface Video {
  readonly description: Description;
  readonly job: VideoJob;
  readonly sourceId: string | null;
  readonly isRemix: boolean;
}

async function prepareCall(
  call: CreateCall,
  video: Video,
  { route, upstream, uploaded }: Target,
  signal: AbortSignal,
): Promise<ReadyRequest> {
  const { description, job, sourceId, isRemix } = video;
  const { model, drop } = route;
  const isOfOther = isRemix || job.reworks !== undefined;
  // What a route sets belongs to its creations.
  const input = isOfOther ? {} : route.input;
  const mentioned = mentionedBy(call, input);
  const ownId = ownIdOf(job.taskId, job.attempt);
  // A path for videos with a source is only for calls that can name it.
  const namesSource = [...mentioned].some((name) => name.startsWith('source.'));
  const source = sourceId === null || !namesSource ? null : { id: sourceId };
  const inputs = isOfOther ? job.inputs.filter(({ role }) => role === 'source') : job.inputs;
  const all = await variablesOf(
    { ...job, inputs },
    { model, ownId, source, mentioned, drop, frames: description.frames, uploaded },
    signal,
  );
  // A remix or edit says what to change, an extension what happens next; anything else says the whole scene.
  const variables = isOfOther ? { ...all, prompt: job.edits.at(-1) ?? job.prompt } : all;
  const request = withPassed(renderCall(call, variables, upstream.baseUrl, input), video, route);
  const { reconcile } = description;
  if (reconcile.by !== 'idempotency_key') return request;
  return { ...request, headers: { ...request.headers, 'Idempotency-Key': ownId } };
}

/** Never a field that a template or the operator has, not even one that this request leaves out. */
function withPassed(
  request: ReadyRequest,
  { description, job: { passed } }: Video,
  { pass, input }: Route,
): ReadyRequest {
  const { body } = request;
  if (!pass || !passed || body === null || body.kind === 'file' || !isMap(body.value)) return request;
  const { create, alternatives, remix, edits, extensions } = description;
  const calls = [create, ...alternatives, ...(remix ? [remix] : []), ...edits, ...extensions];
  const own = new Set([input, ...calls.map((call) => call.body?.template)].flatMap(fieldsOf));
  const others = Object.entries(passed).filter(([name]) => !own.has(name));
  return {
    ...request,
    body: { ...body, value: { ...Object.fromEntries(others), ...body.value } as Rendered },
  };
}

function fieldsOf(template: unknown): string[] {
  return isMap(template) ? Object.keys(template) : [];
}

export interface DescribedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
}

/** What a dry run shows: the request as it would be sent, with the credential masked and files by their sizes. */
export async function describeRequest(
  description: Description,
  job: VideoJob,
  target: Omit<Target, 'uploaded'>,
  signal: AbortSignal,
): Promise<DescribedRequest> {
  const uploaded = async () => '<what the service calls it>';
  const { request } = await prepareCreate(description, job, { ...target, uploaded }, signal);
  const { method, url, headers, body } = request;
  const content = body === null ? {} : { 'content-type': typeOf(body) };
  return {
    method,
    url,
    headers: { ...content, ...headers, credential: '…' },
    body: body && shown(body.value),
  };
}

function typeOf({ kind, value }: NonNullable<ReadyRequest['body']>): string {
  if (kind === 'file' && value instanceof FileContent) return value.mime;
  return kind === 'json' ? 'application/json' : 'multipart/form-data';
}

function shown(value: Rendered): Json {
  if (value instanceof FileContent) return `<${value.form} of ${value.size} bytes, ${value.mime}>`;
  if (Array.isArray(value)) return value.map(shown);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shown(part)]));
}
