import type { IsTaken, Json, Marks, Reconciled, VideoJob } from '../../engines/video-engine.ts';
import type { Call, Reconcile } from '../description/description.ts';
import { readPath, readWord } from '../description/reply-path.ts';
import type { Upstream } from '../upstream.ts';
import { callOperation } from './call-operation.ts';
import { keptValues } from './kept-values.ts';
import { type Plan, toJson } from './operation.ts';
import type { Reply } from './read-reply.ts';

export interface ReconcileDeps {
  readonly upstream: Upstream;
  readonly plan: Plan;
  readonly job: VideoJob;
  readonly now: () => number;
  readonly isTaken: IsTaken;
}

/** A job may appear in a service's records some time after it was accepted; until then its absence proves nothing. */
const SETTLED_MS = 120_000;
const ASK_AGAIN_MS = 30_000;

/** How far a service's clock may be off. */
const CLOCK_SKEW_MS = 60_000;

const BODY_LIMIT = 16e6;

/** The list of the Videos protocol, newest first. */
const LIST: Call = {
  method: 'GET',
  urls: [{ when: [], url: '/videos?limit=100&order=desc' }],
  headers: {},
  body: null,
};

const UNKNOWN: Reconciled = { state: 'unknown', askAgainAfterMs: ASK_AGAIN_MS };

/** What became of a creation whose reply was lost, as far as the service can tell. */
export async function reconcileJob(deps: ReconcileDeps, signal: AbortSignal): Promise<Reconciled> {
  const { job, plan } = deps;
  const how = plan.description.reconcile;
  // A verified callback named the job, whatever else the description says.
  if (job.callbackId) return started(plan, job.callbackId, undefined);
  if (how.by === 'own_id') return await byOwnId(deps, how, signal);
  if (how.by === 'list') return await byList(deps, how.isComplete ?? false, signal);
  return UNKNOWN;
}

async function ask({ upstream, plan }: ReconcileDeps, call: Call, signal: AbortSignal): Promise<Reply> {
  const variables = { own_id: plan.ownId, model: plan.model };
  const read = { limit: BODY_LIMIT };
  const purpose = 'reconcile';
  return await callOperation({ upstream, operation: plan, call, variables, purpose, read }, signal);
}

async function byOwnId(
  deps: ReconcileDeps,
  how: Extract<Reconcile, { by: 'own_id' }>,
  signal: AbortSignal,
): Promise<Reconciled> {
  const { status, json } = await ask(deps, how.call, signal);
  const id = status < 300 ? readWord(json, how.id) : undefined;
  if (id !== undefined) return started(deps.plan, id, json);
  const isAbsent = status === 404 || (status < 300 && json !== undefined);
  const isSettled = deps.now() - deps.plan.plannedAt > SETTLED_MS;
  return how.absenceProves && isSettled && isAbsent ? { state: 'not-started' } : UNKNOWN;
}

/**
 * Only a match that is unique in prompt, model and time counts, apart from the jobs of our other tasks. Lists of gateways
 * may always be empty: a missing job proves nothing unless the description says that the list is complete.
 */
async function byList(deps: ReconcileDeps, isComplete: boolean, signal: AbortSignal): Promise<Reconciled> {
  const { plan, job, now } = deps;
  const { status, json } = await ask(deps, LIST, signal);
  const items = readPath(json, ['data']);
  if (status >= 300 || !Array.isArray(items)) return UNKNOWN;
  const prompt = [job.prompt, ...job.edits].join('\n');
  const earliest = plan.plannedAt - CLOCK_SKEW_MS;
  const times = items.map((item) => timeOf(readPath(item, ['created_at'])));
  // Until an older job is seen, ours may stand on a further page.
  let provesAbsence =
    isComplete &&
    now() - plan.plannedAt > SETTLED_MS &&
    (items.length < 20 || times.some((time) => time !== undefined && time < earliest));
  const matches = new Map<string, Json>();
  for (const [index, item] of items.entries()) {
    const id = readWord(item, ['id']);
    const time = times[index];
    const model = readWord(item, ['model']);
    const itsPrompt = readWord(item, ['prompt']);
    if (itsPrompt === undefined || time === undefined) provesAbsence = false;
    // Forms change the ends of lines on their way.
    const isOurs =
      itsPrompt?.replaceAll('\r\n', '\n') === prompt && (model === undefined || model === plan.model);
    const isInTime =
      time !== undefined && time >= earliest && time <= plan.plannedAt + SETTLED_MS + CLOCK_SKEW_MS;
    if (id === undefined || !isOurs || !isInTime) continue;
    if (!(await deps.isTaken(marksOf(plan, id)))) matches.set(id, item);
  }
  const [only] = matches;
  if (matches.size === 1 && only) return started(plan, only[0], only[1], { marks: marksOf(plan, only[0]) });
  return matches.size === 0 && provesAbsence ? { state: 'not-started' } : UNKNOWN;
}

function marksOf({ upstream }: Plan, id: string): Marks {
  return { upstream, id };
}

/** Seconds, milliseconds or a date, in milliseconds. */
function timeOf(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && !/^\d+$/.test(value) ? Date.parse(value) : Number(value);
  if (value === undefined || !Number.isFinite(number)) return undefined;
  return number < 1e11 ? number * 1000 : number;
}

/** Values that the lost reply would have held come from the reply at hand, or from URLs that the description knows. */
function started(plan: Plan, id: string, json: Json | undefined, more: { marks?: Marks } = {}): Reconciled {
  const { create } = plan.description;
  const keep = keptValues(create, json, { ...plan, id });
  // Without them the job cannot be asked about, so it helps nobody to call it started.
  if (Object.keys(create.keep).some((name) => keep[name] === undefined)) return UNKNOWN;
  const operation = toJson({ ...plan, id, keep, startedAt: plan.plannedAt, wasLost: true });
  return { state: 'started', operation, ...more };
}
