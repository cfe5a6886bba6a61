import type { Logger } from 'pino';
import { ServiceError } from '../../domain/errors.ts';
import type { PostProcessing } from '../../domain/post-processing.ts';
import type { VideoCapabilities } from '../../engines/video-capabilities.ts';
import {
  type Cancellation,
  type EngineCallback,
  type IsTaken,
  type Json,
  type PolledVideoEngine,
  type Reconciled,
  StartRefused,
  type VideoInput,
  type VideoJob,
  type VideoStatus,
} from '../../engines/video-engine.ts';
import type { Accepts, Description } from '../description/description.ts';
import { Inexpressible } from '../description/inexpressible.ts';
import { checkTemplate } from '../description/parse-call.ts';
import type { Upstream } from '../upstream.ts';
import { readCallback } from './callbacks/read-callback.ts';
import { cancelJob } from './cancel-job.ts';
import { burnsMark, capabilitiesOf } from './capabilities.ts';
import { createJob } from './create-job.ts';
import { DOWNLOAD_LIMITS, type DownloadLimits } from './download-video.ts';
import { serviceError } from './failures.ts';
import { followJob } from './follow-job.ts';
import { keptValues } from './kept-values.ts';
import { type Operation, type Plan, readOperation, readPlan, storedParts, toJson } from './operation.ts';
import type { ProbeVideo } from './probe-video.ts';
import { reconcileJob } from './reconcile-job.ts';
import {
  type DescribedRequest,
  describeRequest,
  mentionedByCreation,
  type PreparedCreate,
  prepareCreate,
  type Route,
} from './requests/describe-request.ts';
import { ownIdOf } from './requests/own-id.ts';
import { Tallies } from './tallies.ts';
import { InputRefused, uploadInput } from './upload-input.ts';
import { withPortraits } from './with-portraits.ts';

export interface UpstreamVideoDeps {
  readonly upstream: Upstream;
  /** For stored operations, which may belong to another upstream than the route has now. */
  readonly upstreams: (name: string) => Upstream | undefined;
  readonly description: Description;
  readonly route: {
    readonly model: string;
    readonly input: Readonly<Record<string, Json>>;
    readonly accepts: Accepts | null;
    readonly drop: readonly string[];
    /** What our row says of the model. */
    readonly serves?: Route['serves'];
    /** Whether a video becomes an mp4 of H.264 and AAC here. */
    readonly makesFormat?: boolean;
    readonly pass?: boolean;
  };
  readonly name: string;
  readonly concurrency: number;
  readonly lane?: string;
  readonly placeWaitMs?: number;
  readonly log: Logger;
  readonly now: () => number;
  readonly probeVideo: ProbeVideo;
  /** Counts words that the description does not know. */
  readonly onOddWord?: (word: string) => void;
  readonly downloadLimits?: DownloadLimits;
}

/** So many unknown words are logged. */
const MOST_WORDS = 100;

/** A hosted service that makes videos, spoken to as its description says. */
export class UpstreamVideoEngine implements PolledVideoEngine {
  readonly name: string;
  readonly concurrency: number;
  readonly sharesConcurrencyOf: string;
  readonly lane?: string;
  readonly placeWaitMs?: number;
  readonly capabilities: VideoCapabilities;
  readonly hosted: { readonly upstream: string; readonly model: string };
  /**
   * Not where the service recognises a repeat by its key: `reconcile` then repeats the start until there is an answer,
   * so that one that stays away does not end the task.
   */
  readonly repeatableStart: boolean;
  readonly #deps: UpstreamVideoDeps;
  readonly #route: Route;
  readonly #burnsMark: boolean;
  readonly #mentioned: ReadonlySet<string>;
  readonly #tallies = new Tallies();
  /** Words that the log has already: a service may use one at every poll. */
  readonly #oddWords = new Set<string>();
  /** What services call the inputs of videos that have not begun yet, so that each is given to them once. */
  readonly #uploads = new WeakMap<VideoJob, Record<string, string>>();
  /** Credentials that were refused for videos that have not begun yet: the next plan is for another. */
  readonly #refused = new WeakMap<VideoJob, readonly string[]>();

  constructor(deps: UpstreamVideoDeps) {
    const { description, route } = deps;
    checkTemplate({ ...route.input }, `the input of the route ${deps.name}`);
    this.#deps = deps;
    this.name = deps.name;
    this.concurrency = deps.concurrency;
    this.repeatableStart = description.repeats === 'free';
    this.sharesConcurrencyOf = `upstream/${deps.upstream.name}`;
    if (deps.lane !== undefined) this.lane = deps.lane;
    if (deps.placeWaitMs !== undefined) this.placeWaitMs = deps.placeWaitMs;
    const { model, input, pass = false } = route;
    this.hosted = { upstream: deps.upstream.name, model };
    this.#route = { model, input, pass, drop: [...description.drop, ...route.drop], serves: route.serves };
    const { drop } = this.#route;
    const mentioned = mentionedByCreation(description, this.#route);
    const accepts = { ...description.accepts, ...route.accepts };
    this.#burnsMark = burnsMark(accepts, mentioned, drop);
    this.#mentioned = mentioned;
    this.capabilities = {
      ...capabilitiesOf(accepts, mentioned, drop, description),
      ...(pass && { passes: true }),
    };
  }

  /** The request that would begin a video, with the credential masked and files by their sizes. */
  async describe(job: VideoJob, signal: AbortSignal): Promise<DescribedRequest> {
    const { upstream, description } = this.#deps;
    const target = { route: this.#route, upstream };
    return await describeRequest(description, await this.#taken(job), target, signal);
  }

  async plan(job: VideoJob, signal: AbortSignal): Promise<Json> {
    signal.throwIfAborted();
    const plan = this.#plan(job);
    if (this.#deps.description.prepare.length === 0 || job.inputs.length === 0) return toJson(plan);
    return toJson({ ...plan, uploads: await this.#uploadAll(job, plan, signal) });
  }

  async start(
    job: VideoJob,
    signal: AbortSignal,
    stored?: Json,
    unwanted: AbortSignal = signal,
  ): Promise<Json> {
    signal.throwIfAborted();
    const { upstream, description, now } = this.#deps;
    const plan = stored === undefined || stored === null ? this.#plan(job) : readPlan(stored);
    const taken = await this.#taken(job);
    const uploaded = async (input: VideoInput) =>
      plan.uploads?.[taken.inputs.indexOf(input)] ?? (await this.#upload(input, plan, signal));
    const { call, request } = await this.#prepare(taken, uploaded, signal);
    const { model, credential } = plan;
    const refused = [...(this.#refused.get(job) ?? []), credential];
    const hasOtherCredential = upstream.credentials.some((name) => !refused.includes(name));
    try {
      const to = { upstream, model, credential, hasOtherCredential };
      const deps = { ...to, description, call, request, now };
      const { id, reply } = await createJob(deps, { signal, unwanted });
      const keep = keptValues(call, reply.json, { ...plan, id });
      const operation: Operation = { ...plan, id, keep, startedAt: now() };
      return toJson(operation);
    } catch (error) {
      const hasOtherPlan = error instanceof StartRefused && error.hasOtherPlan;
      this.#refused.set(job, hasOtherPlan ? refused : []);
      // The next account has not been given them.
      if (hasOtherPlan) this.#uploads.delete(job);
      const isKnown = error instanceof StartRefused || error instanceof ServiceError;
      if (isKnown || signal.aborted || !this.repeatableStart) throw error;
      throw new StartRefused('it is not known whether the service has begun; a repeat is free', {
        cause: error,
      });
    }
  }

  async status(operation: Json, job: VideoJob, signal: AbortSignal): Promise<VideoStatus> {
    signal.throwIfAborted();
    const { probeVideo, downloadLimits = DOWNLOAD_LIMITS } = this.#deps;
    const following = this.#following(operation);
    const { makeGood: postProcess } = following.operation;
    const deps = { ...following, probeVideo, downloadLimits, tallies: this.#tallies };
    const status = await followJob(deps, job, signal);
    if (status.state !== 'completed' || !postProcess) return status;
    return { ...status, result: { ...status.result, postProcess } };
  }

  async cancel(operation: Json): Promise<Cancellation> {
    try {
      return await cancelJob(this.#following(operation));
    } catch (error) {
      this.#deps.log.info({ route: this.name, err: error }, 'a job is not cancelled yet');
      throw error;
    }
  }

  isSameJob(one: Json, other: Json): boolean {
    const [first, second] = [readOperation(one), readOperation(other)];
    return first.upstream === second.upstream && first.id === second.id;
  }

  async reconcile(
    stored: Json,
    job: VideoJob,
    signal: AbortSignal,
    isTaken: IsTaken = async () => false,
  ): Promise<Reconciled> {
    const plan = readPlan(stored);
    const upstream = this.#upstreamOf(plan);
    if (this.#mayRepeat(plan, job, upstream)) return await this.#repeat(plan, job, signal);
    return await reconcileJob({ upstream, plan, job, now: this.#deps.now, isTaken }, signal);
  }

  /**
   * Only where the repeat is the same request to the same account: under a key that it does not know, a service begins a
   * second video. And what could not be stopped is not begun to be stopped.
   */
  #mayRepeat(plan: Plan, job: VideoJob, upstream: Upstream): boolean {
    const { reconcile, cancel, version } = plan.description;
    const isSameAccount =
      upstream === this.#deps.upstream &&
      upstream.baseUrl === plan.baseUrl &&
      upstream.credentials.includes(plan.credential);
    return (
      reconcile.by === 'idempotency_key' &&
      !job.callbackId &&
      isSameAccount &&
      version === this.#deps.description.version &&
      (!job.isUnwanted || cancel.length > 0)
    );
  }

  /** The service recognises the key: it answers as it did, or begins now what it has not begun. */
  async #repeat(plan: Plan, job: VideoJob, signal: AbortSignal): Promise<Reconciled> {
    try {
      const operation = readOperation(await this.start(job, signal, toJson(plan)));
      return { state: 'started', operation: toJson({ ...operation, wasLost: true }) };
    } catch (error) {
      signal.throwIfAborted();
      this.#deps.log.info({ route: this.name, err: error }, 'a repeated start was not answered');
      // Not even a clear no proves that nothing was begun: services also refuse a key that they know with other values.
      return {
        state: 'unknown',
        ...(error instanceof StartRefused &&
          error.retryAfterMs !== null && { askAgainAfterMs: error.retryAfterMs }),
      };
    }
  }

  /** A service without signatures is believed as far as its knowledge of our secret URL goes. */
  async readCallback(_plan: Json, callback: EngineCallback): Promise<{ readonly id: string | null } | null> {
    const { description, upstream, now } = this.#deps;
    if (description.callback === null) return { id: null };
    return await readCallback(description.callback, callback, { upstream, now });
  }

  /** The job as the service can take it. */
  async #taken(job: VideoJob): Promise<VideoJob> {
    const { drop } = this.#route;
    return await withPortraits(job, this.capabilities, { mentioned: this.#mentioned, drop });
  }

  #plan(job: VideoJob): Plan {
    const { upstream, description, now } = this.#deps;
    const refused = this.#refused.get(job) ?? [];
    const credential =
      upstream.credentials.find((name) => !refused.includes(name)) ?? upstream.credentials[0] ?? 'default';
    const postProcess: PostProcessing[] = [];
    if (job.watermark && this.#burnsMark) postProcess.push('watermark');
    if (this.#deps.route.makesFormat) postProcess.push('format');
    return {
      upstream: upstream.name,
      credential,
      baseUrl: upstream.baseUrl,
      model: this.#route.model,
      description: storedParts(description),
      ownId: ownIdOf(job.taskId, job.attempt),
      plannedAt: now(),
      ...(postProcess.length > 0 && { makeGood: postProcess }),
    };
  }

  /** Before a start is recorded: what goes wrong here has begun nothing. */
  async #uploadAll(job: VideoJob, plan: Plan, signal: AbortSignal): Promise<Record<string, string>> {
    const known = this.#uploads.get(job) ?? {};
    this.#uploads.set(job, known);
    const taken = await this.#taken(job);
    const admission = await this.#deps.upstream.admit(this.#route.model, signal);
    const uploaded = async (input: VideoInput) => {
      const index = taken.inputs.indexOf(input);
      const name = known[index] ?? (await this.#upload(input, plan, signal));
      known[index] = name;
      return name;
    };
    try {
      await this.#prepare(taken, uploaded, signal);
    } catch (error) {
      if (error instanceof InputRefused && error.kind !== null) admission.failed(error.kind, error.words);
      throw error;
    } finally {
      admission.abandoned();
    }
    return { ...known };
  }

  async #upload(input: VideoInput, { credential }: Plan, signal: AbortSignal): Promise<string> {
    const { upstream, description } = this.#deps;
    const { model } = this.#route;
    return await uploadInput({ upstream, description, model, credential }, input, signal);
  }

  async #prepare(
    job: VideoJob,
    uploaded: (input: VideoInput) => Promise<string>,
    signal: AbortSignal,
  ): Promise<PreparedCreate> {
    const { upstream, description } = this.#deps;
    try {
      return await prepareCreate(description, job, { route: this.#route, upstream, uploaded }, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ServiceError || error instanceof StartRefused) throw error;
      // Nothing has been sent, so whatever went wrong may be tried again.
      if (!(error instanceof Inexpressible))
        throw new StartRefused('the request could not be made', { cause: error });
      throw new StartRefused(`the service ${error.message}`, {
        cause: error,
        permanent: serviceError('inexpressible', error),
      });
    }
  }

  #following(json: Json) {
    const operation = readOperation(json);
    const { now, onOddWord, log } = this.#deps;
    const noteWord = (word: string) => {
      onOddWord?.(word);
      if (this.#oddWords.has(word) || this.#oddWords.size >= MOST_WORDS) return;
      this.#oddWords.add(word);
      log.warn(
        { route: this.name, upstream: operation.upstream, word },
        'a service uses a word that is not described',
      );
    };
    return { upstream: this.#upstreamOf(operation), operation, now, onOddWord: noteWord };
  }

  #upstreamOf({ upstream }: Plan): Upstream {
    const found = this.#deps.upstreams(upstream);
    if (!found) throw new Error(`there is no upstream ${upstream} in the settings any more`);
    return found;
  }
}
