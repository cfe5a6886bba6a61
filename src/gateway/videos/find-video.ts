import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '../../engines/video-engine.ts';
import type { ResultStep } from '../description/description.ts';
import { pickPart, readPath, readWord } from '../description/reply-path.ts';
import type { Rendered, Variables } from '../description/template.ts';
import { renderUrl } from '../description/url-template.ts';
import type { Upstream } from '../upstream.ts';
import { callOperation, isOwnOrigin } from './call-operation.ts';
import { type Fault, isMet, NO_FAULT, readFault } from './fault.ts';
import { type Operation, operationVariables } from './operation.ts';
import type { Reply } from './read-reply.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** Where the video of a finished job is, or why there is none. */
export type Found =
  | { readonly state: 'link'; readonly url: string; readonly withCredential: boolean }
  | { readonly state: 'file'; readonly path: string }
  | { readonly state: 'too-early' }
  /** The service has deleted it. */
  | { readonly state: 'deleted'; readonly cause: UpstreamFault }
  /** A step gave a verdict on the job. */
  | { readonly state: 'failed'; readonly fault: Fault; readonly cause: UpstreamFault }
  /** There is nothing where a video should be. */
  | { readonly state: 'none'; readonly cause: UpstreamFault };

export interface FindDeps {
  readonly upstream: Upstream;
  readonly operation: Operation;
  readonly folder: string;
}

/** Takes the steps from the reply of the last poll to the video. Throws when a step gave no usable answer. */
export async function findVideo(deps: FindDeps, polled: Reply, signal: AbortSignal): Promise<Found> {
  const { operation } = deps;
  const bound: Record<string, Rendered> = {};
  let reply = polled;
  for (const step of operation.description.result) {
    const variables: Variables = { ...operationVariables(operation), ...bound };
    if (step.call !== null) {
      reply = await ask(deps, step, variables, signal);
      const verdict = verdictOn(operation, step, reply);
      if (verdict !== null) return verdict;
    }
    if (step.goneIf !== null && isMet(step.goneIf, reply.json))
      return { state: 'deleted', cause: new UpstreamFault('the service has deleted the video', reply) };
    if (step.pick) {
      const part = pickPart(reply.json, step.pick);
      if (part === undefined) return none(reply);
      reply = { ...reply, json: part };
    }
    for (const [name, path] of Object.entries(step.bind)) {
      const value = readWord(reply.json, path);
      if (value === undefined && !step.mayBeEmpty.includes(name)) return none(reply);
      bound[name] = value ?? '';
    }
    if (step.film !== null) return await readVideo(deps, step, reply, { ...variables, ...bound });
  }
  return none(reply);
}

function none(reply: Reply): Found {
  return { state: 'none', cause: new UpstreamFault('the service finished without a video', reply) };
}

async function ask(
  deps: FindDeps,
  step: ResultStep,
  variables: Variables,
  signal: AbortSignal,
): Promise<Reply> {
  const { upstream, operation, folder } = deps;
  const call = step.call ?? operation.description.poll;
  const read = { limit: operation.description.poll.bodyLimit, folder };
  return await callOperation({ upstream, operation, call, variables, purpose: 'download', read }, signal);
}

/** Kinds of errors that are about the job; the others are about the moment, and it is asked again. */
const VERDICTS = ['refused', 'invalid', 'permanent', 'retry'];

function verdictOn({ description }: Operation, { tooEarly }: ResultStep, reply: Reply): Found | null {
  const { status, json, excerpt } = reply;
  const isWell = description.ok === null || isMet(description.ok, json);
  if (status >= 200 && status < 300 && isWell && json !== undefined) {
    if (!description.refused?.if || !isMet(description.refused.if, json)) return null;
    const withheld = new UpstreamFault('the service withholds the video', reply);
    return { state: 'failed', fault: { ...NO_FAULT, kind: 'refused' }, cause: withheld };
  }
  if (tooEarly !== null && status === tooEarly.http && excerpt.includes(tooEarly.detail ?? ''))
    return { state: 'too-early' };
  const fault = readFault(description.error, reply);
  const cause = new UpstreamFault('the service did not hand out the video', { ...fault, status, excerpt });
  if (fault.kind === null || !VERDICTS.includes(fault.kind)) throw cause;
  return { state: 'failed', fault, cause };
}

async function readVideo(
  { operation, folder }: FindDeps,
  step: ResultStep,
  reply: Reply,
  variables: Variables,
): Promise<Found> {
  if (step.film === null) return none(reply);
  const { path: ways, url } = step.film;
  const found = textAt(reply.json, ways);
  if (found === undefined)
    return url === null
      ? none(reply)
      : toLink(renderUrl(url, variables, operation.baseUrl), operation, step, reply);
  const spilled = reply.spilled.get(found);
  if (spilled) return { state: 'file', path: spilled.path };
  const link = linkOf(found, operation.baseUrl);
  if (link !== null) return toLink(link, operation, step, reply);
  const base64 = found.startsWith('data:') ? found.slice(found.indexOf(',') + 1) : found;
  if (!/^[\w+/=\s-]{64,}$/.test(base64)) return none(reply);
  const path = join(folder, `video-${randomUUID()}`);
  await writeFile(path, Buffer.from(base64, 'base64'));
  return { state: 'file', path };
}

function textAt(json: Json | undefined, path: readonly string[]): string | undefined {
  for (const way of path) {
    const found = readPath(json, [way]);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** Links of object stores that are not HTTP: where they are found. */
const STORES = { 'gs://': 'https://storage.googleapis.com/' } as const;

function linkOf(text: string, baseUrl: string): string | null {
  if (text.length > 8192) return null;
  for (const [start, host] of Object.entries(STORES))
    if (text.startsWith(start)) return host + text.slice(start.length);
  if (!/^(?:https?:\/)?\//.test(text)) return null;
  return URL.parse(text, baseUrl)?.href ?? null;
}

function toLink(url: string, { baseUrl }: Operation, { auth }: ResultStep, { withoutKeys }: Reply): Found {
  const isOwn = isOwnOrigin(url, baseUrl);
  if (!isOwn && !url.startsWith('https://'))
    return {
      state: 'none',
      cause: new UpstreamFault('the link of the video is not https', { excerpt: withoutKeys(url) }),
    };
  const withCredential = isOwn || (typeof auth !== 'string' && auth.includes(new URL(url).origin));
  return { state: 'link', url, withCredential };
}
