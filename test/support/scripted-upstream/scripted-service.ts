import { readFileSync } from 'node:fs';
import { type Answer, FakeService, type SeenCall } from './fake-service.ts';
import {
  CREATE_FAULTS,
  type CreateFault,
  ELSEWHERE,
  END_FAULTS,
  LOST_JOBS,
  merged,
  POLL_FAULTS,
  VIDEO_FAULTS,
} from './faults.ts';
import type { Hostility } from './hostile-answers.ts';
import type { Script, ScriptedJob } from './script.ts';

/** Polls until a video is done, and how many of them a fault spoils. */
const POLLS_TO_DONE = 3;
const SPOILED_POLLS = 2;

/**
 * A hosted service that follows a script, with the fault that the prompt of each video asks for. It counts what it would
 * want money for.
 */
export class ScriptedService {
  readonly fake = new FakeService();
  readonly jobs: ScriptedJob[] = [];
  readonly script: Script;
  /** Creations as they came, accepted or not. */
  creations = 0;
  /** Cancellations that came while a job was under way. */
  cancelled = 0;
  /** Called when a step has been reached, before it is answered: to kill the service under test there. */
  onStep: (
    step: 'create' | 'accepted' | 'poll' | 'done' | 'video' | 'cancel',
    job: ScriptedJob | null,
  ) => Promise<void> | void = () => {};
  /** In place of the answer to a cancellation, which then stops nothing; null: it is answered as it should be. */
  cancelFault: () => Answer | null = () => null;
  /** The same for the list of jobs. */
  listFault: () => Answer | null = () => null;
  readonly #video: string;
  readonly #byKey = new Map<string, ScriptedJob>();
  readonly #spoiled = new Map<string, number>();

  constructor(script: Script, video: string) {
    this.script = script;
    this.#video = video;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      this.fake.on(method, /./, (call) => this.#answer(call));
  }

  async listen(): Promise<this> {
    await this.fake.listen();
    return this;
  }

  get baseUrl(): string {
    return this.fake.origin + this.script.base;
  }

  /** Jobs that a video with this in its prompt has begun. */
  paidFor(words: string): ScriptedJob[] {
    return this.jobs.filter(({ body }) => body.includes(words));
  }

  async #answer(call: SeenCall): Promise<Answer> {
    const { script } = this;
    const name = `${call.method} ${call.url}`;
    if (script.create.test(name)) return await this.#create(call);
    if (script.list?.call.test(name))
      return this.listFault() ?? { json: script.list.reply(this.#listed(call.url)) };
    const job = this.#jobOf(call);
    if (call.method === 'GET' && (call.url.startsWith('/media/') || script.content?.test(name)))
      return await this.#sendVideo(job, call);
    if (!job || (job.isCancelled && script.forgetsCancelled))
      return { status: 404, json: { detail: 'Not Found' } };
    if (script.cancel?.test(name)) {
      await this.onStep('cancel', job);
      const fault = this.cancelFault();
      if (fault) return fault;
      if (script.cancelsQueuedOnly && job.polls > 1)
        return { status: 409, json: { error: 'job is not queued' } };
      if (faultIn(job.body) === 'cancel-too-late') return { status: 400, json: { detail: 'Already done' } };
      job.isCancelled = true;
      this.cancelled += 1;
      return { json: {} };
    }
    const step = script.steps?.find((one) => one.call.test(name));
    if (step) return { json: step.reply(job, this.#linkOf(job)) };
    if (script.poll.test(name)) {
      const answer = await this.#poll(job);
      return { status: script.httpOf?.((answer.json ?? {}) as object) ?? 200, ...answer };
    }
    return { status: 404, json: { detail: 'Not Found' } };
  }

  async #create(call: SeenCall): Promise<Answer> {
    const { script } = this;
    const body = call.body.toString('utf8');
    const key = script.keyOf?.(call, body) ?? '';
    const known = this.#byKey.get(key);
    if (known) return { json: script.created(known) };
    const refusal = script.refuses?.(body, this.jobs);
    if (refusal) return refusal;
    this.creations += 1;
    await this.onStep('create', null);
    const number = this.jobs.length + 1;
    const fault = CREATE_FAULTS[faultIn(body) ?? ''] ?? hostileCreate(body);
    const spoils = fault !== undefined && this.#spoil(promptIn(body), fault.times ?? 1000);
    const job: ScriptedJob = {
      id: script.id?.(number, body) ?? `job-${number}-${script.preset}-secret`,
      origin: this.fake.origin,
      prompt: promptIn(body),
      body,
      model: script.model,
      createdAt: Date.now(),
      polls: 0,
      isCancelled: false,
    };
    if (!spoils || fault.accepts) {
      this.jobs.push(job);
      if (script.keyOf) this.#byKey.set(key, job);
      await this.onStep('accepted', job);
    }
    const normal = { status: script.createdHttp ?? 200, json: script.created(job) };
    return spoils ? fault.answer(normal, script) : normal;
  }

  async #poll(job: ScriptedJob): Promise<Answer> {
    const { script } = this;
    job.polls += 1;
    await this.onStep('poll', job);
    const { words, polled } = script;
    const hostility = hostilityIn(job.body, 'poll');
    // What is slow may be quick the next time; a service that sends too much does so again and again.
    if (hostility && (hostility !== 'slow' || job.polls <= SPOILED_POLLS)) return { hostile: hostility };
    if (job.isCancelled) {
      const stopped = polled(job, words.cancelled ?? words.failed);
      const why = script.failed({ code: 'cancelled', message: 'The job was cancelled.' });
      return { json: words.cancelled === undefined ? merged(stopped, why) : stopped };
    }
    const fault = faultIn(job.body) ?? '';
    const isDone = job.polls >= POLLS_TO_DONE && fault !== 'never-done';
    const begun = job.polls === 1 ? [words.queued, words.running] : [words.running, words.queued];
    const word = isDone ? words.done : (begun[0] ?? begun[1] ?? null);
    // A field that a description may read or not.
    const running: Answer = { json: { progress: 10 * job.polls, ...polled(job, word) } };
    const lost = LOST_JOBS[fault];
    if (lost) return lost(script, job);
    const spoil = POLL_FAULTS[fault];
    if (spoil && job.polls <= SPOILED_POLLS) return spoil(running, script, job);
    if (!isDone) return running;
    await this.onStep('done', job);
    return this.#end(job);
  }

  #end(job: ScriptedJob): Answer {
    const { script } = this;
    const end = END_FAULTS[faultIn(job.body) ?? '']?.(script, job, this.#video);
    if (end) return { json: end };
    const finished = script.videoWithin
      ? script.withinReply?.(readFileSync(this.#video).toString('base64'))
      : script.finished(job, this.#linkOf(job));
    return { json: merged(script.polled(job, script.words.done), finished ?? {}) };
  }

  async #sendVideo(job: ScriptedJob | undefined, call: SeenCall): Promise<Answer> {
    await this.onStep('video', job ?? null);
    const hostility = hostilityIn(job?.body ?? '', 'video');
    const times = hostility === 'slow' ? 1 : 1000;
    if (hostility && job && this.#spoil(`hostile video of ${job.id}`, times))
      return { hostile: hostility, headers: { 'content-type': 'video/mp4' } };
    const fault = VIDEO_FAULTS[faultIn(job?.body ?? '') ?? ''];
    if (fault && job && this.#spoil(`video of ${job.id}`, fault.times))
      return fault.answer(this.#video, call);
    return { file: this.#video };
  }

  #linkOf(job: ScriptedJob): string | null {
    const fault = faultIn(job.body);
    if (fault === 'end-no-video') return null;
    if (fault === 'video-elsewhere') return `${ELSEWHERE}/video`;
    return fault === 'end-empty-link' ? '' : `${this.fake.origin}/media/${encodeURIComponent(job.id)}`;
  }

  /** Ids stand in the path, in the query or in the body, escaped or not; of one that is a path, the end suffices. */
  #jobOf({ url, body }: SeenCall): ScriptedJob | undefined {
    const text = `${decodeURIComponent(url)} ${body.toString('utf8')}`;
    return this.jobs.findLast(({ id }) =>
      new RegExp(`${escaped(id.split('/').at(-1) ?? id)}(?!\\d)`).test(text),
    );
  }

  /** All jobs, or those that were created with the id of ours in the URL. */
  #listed(url: string): readonly ScriptedJob[] {
    const ownId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(url)?.[0];
    const known = this.jobs.filter(({ isCancelled }) => !(isCancelled && this.script.forgetsCancelled));
    return ownId === undefined ? known : known.filter(({ body }) => body.includes(ownId));
  }

  /** Whether this is still one of the first so many times. */
  #spoil(what: string, times: number): boolean {
    const count = (this.#spoiled.get(what) ?? 0) + 1;
    this.#spoiled.set(what, count);
    return count <= times;
  }
}

export function faultIn(text: string): string | undefined {
  return /fault=([\w%.-]+)/.exec(text)?.[1];
}

/** `fault=hostile-poll-endless`: the step at which the service is hostile, and how. */
function hostilityIn(text: string, step: 'create' | 'poll' | 'video'): Hostility | undefined {
  const start = `hostile-${step}-`;
  const fault = faultIn(text) ?? '';
  return fault.startsWith(start) ? (fault.slice(start.length) as Hostility) : undefined;
}

/** The job is begun all the same. */
function hostileCreate(body: string): CreateFault | undefined {
  const hostile = hostilityIn(body, 'create');
  return hostile && { accepts: true, times: 1, answer: () => ({ hostile }) };
}

function promptIn(body: string): string {
  const form = /name="prompt"\r\n\r\n([^\r]*)\r\n/.exec(body)?.[1];
  return form ?? /"(?:prompt|promptText|text)":"([^"]*)"/.exec(body)?.[1] ?? '';
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
