import { ServiceError } from '../../../domain/errors.ts';
import type { Micros } from '../../../domain/money.ts';
import type { PricedVideo } from '../../../domain/price-table.ts';
import type { TaskInFull } from '../../../domain/task.ts';
import type { EngineRegistry } from '../../../engines/engine-registry.ts';
import { type Json, StartRefused, type VideoEngine, type VideoJob } from '../../../engines/video-engine.ts';
import type { Start } from '../../tasks/start-table.ts';
import { type ChosenRoute, chooseRoutes } from './choose-routes.ts';
import type { EnginePlaces } from './engine-places.ts';
import { findLostStart } from './find-lost-start.ts';
import { type AttemptFacts, StartAttempt, type StartAttemptDeps, type Started } from './start-attempt.ts';

export interface StartVideoDeps extends StartAttemptDeps {
  readonly engines: EngineRegistry;
  readonly places: EnginePlaces;
  readonly costs: UpstreamCosts;
}

/** What hosted services may cost. */
export interface UpstreamCosts {
  /** False: the service has cost what it may today. */
  mayStart(upstream: string, taskId: string): Promise<boolean>;
  /** As `mayStart`, held until the start is recorded, so that the next one counts it; null: it may not. */
  turnToStart(upstream: string, taskId: string): Promise<Disposable | null>;
  /** What a video will cost at a route; null: unknown. */
  costOf(route: string, video: PricedVideo): Micros | null;
}

/** A started job, and its place among those that the engine runs at once. */
export interface Begun {
  readonly engine: VideoEngine;
  readonly operation: Json;
  readonly place: Disposable;
}

/** A video that is to be started, on whichever engine takes it. */
export interface VideoToStart extends Omit<AttemptFacts, 'engine' | 'cost' | 'why'> {
  /** Every route has refused, with these words. They are tried again. */
  readonly onRefused: (words: string) => Promise<void>;
}

/** It is this server that lets the video wait: nobody else was asked. */
class NotAttempted extends StartRefused {}

/** When every route has refused, they are tried again after this pause, then after longer ones. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Starts one attempt of a task. */
export class StartVideo {
  readonly #deps: StartVideoDeps;

  constructor(deps: StartVideoDeps) {
    this.#deps = deps;
  }

  /** Tries the routes in order until one starts; null: the task is no longer ours. */
  async onAnyRoute(video: VideoToStart): Promise<Begun | null> {
    const { task, bell, signals } = video;
    let routes = this.#routesFor(task, video.job);
    const refused = new Set<string>();
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      let wanted = 0;
      const refusals: string[] = [];
      // The settings may have been read again since.
      routes = routes.map(({ engine, why }) => ({
        engine: this.#deps.engines.video(engine.name) ?? engine,
        why,
      }));
      for (const route of routes) {
        const { engine } = route;
        const why = [route.why, ...[...refused].map((name) => `${name} refused`)].join('; ');
        const started = await this.#onRoute({ ...this.#attemptAt(video, engine), why });
        if (!(started instanceof StartRefused)) return started;
        this.#deps.log.warn(
          { task: task.id, route: engine.name, err: started },
          'the engine refused a video',
        );
        refused.add(engine.name);
        if (!(started instanceof NotAttempted)) refusals.push(`${engine.name}: ${wordsOf(started)}`);
        if (started.permanent) {
          routes = routes.filter((other) => other !== route);
          if (routes.length === 0) throw started.permanent;
        }
        wanted = Math.max(wanted, started.retryAfterMs ?? 0);
      }
      if (refusals.length > 0) await video.onRefused(refusals.join('; '));
      await bell.wait(Math.max(pause, wanted), signals.signal);
    }
  }

  /** Continues a start whose engine was asked, in a process that has crashed since; the response is lost. */
  async afterLostResponse(video: VideoToStart, engine: VideoEngine, start: Start): Promise<Begun | null> {
    const { places } = this.#deps;
    const attempt = StartAttempt.resume(this.#deps, this.#attemptAt(video, engine), start);
    const begun = await inPlace(engine, places.resume(engine, video.task.accountId), () =>
      engine.repeatableStart ? attempt.ask() : findLostStart(this.#deps, attempt),
    );
    return begun instanceof StartRefused ? await this.onAnyRoute(video) : begun;
  }

  #attemptAt(video: VideoToStart, engine: VideoEngine): AttemptFacts {
    return { ...video, engine, cost: this.#deps.costs.costOf(engine.name, video.task.request) };
  }

  #routesFor(task: TaskInFull, job: VideoJob): readonly ChosenRoute[] {
    const routes = chooseRoutes(this.#deps.engines, task, job);
    if (routes.length > 0) return routes;
    throw new ServiceError('service_unavailable', `The model ${task.model} has no engine for this video.`);
  }

  async #onRoute(facts: AttemptFacts): Promise<Begun | StartRefused | null> {
    const { engine, task, signals } = facts;
    const place = await this.#deps.places.enter(engine, task.accountId, signals.signal);
    if (place === null) return new NotAttempted('the engine makes as many videos as it may');
    return await inPlace(engine, place, async () => {
      for (;;) {
        signals.signal.throwIfAborted();
        const started = await this.#ask(facts);
        if (!(started instanceof StartRefused && started.hasOtherPlan)) return started;
      }
    });
  }

  async #intend(facts: AttemptFacts): Promise<StartAttempt | StartRefused | null> {
    const { costs } = this.#deps;
    const { task, engine } = facts;
    const upstream = engine.hosted?.upstream;
    const spent = () => new NotAttempted(`${upstream} has reached its cost limit for today`);
    // Nothing is uploaded to a service that would not be asked.
    if (upstream && !(await costs.mayStart(upstream, task.id))) return spent();
    const plan = await StartAttempt.plan(facts);
    if (plan instanceof StartRefused) return plan;
    if (!upstream) return await StartAttempt.intend(this.#deps, facts, plan);
    using turn = await costs.turnToStart(upstream, task.id);
    return turn === null ? spent() : await StartAttempt.intend(this.#deps, facts, plan);
  }

  async #ask(facts: AttemptFacts): Promise<Started> {
    const { task, engine, signals } = facts;
    const attempt = await this.#intend(facts);
    if (!(attempt instanceof StartAttempt)) return attempt;
    try {
      return await attempt.ask();
    } catch (error) {
      if (signals.signal.aborted || error instanceof ServiceError || engine.repeatableStart) throw error;
      this.#deps.log.warn(
        { task: task.id, route: engine.name, err: error },
        'it is not known whether the engine has begun the video',
      );
      return await findLostStart(this.#deps, attempt, error);
    }
  }
}

/** The place is kept only by a video that has begun. */
async function inPlace(
  engine: VideoEngine,
  place: Disposable,
  work: () => Promise<Started>,
): Promise<Begun | StartRefused | null> {
  let begun: Begun | StartRefused | null = null;
  try {
    const started = await work();
    begun = started && !(started instanceof StartRefused) ? { ...started, engine, place } : started;
    return begun;
  } finally {
    if (begun === null || begun instanceof StartRefused) place[Symbol.dispose]();
  }
}

/** With what lies behind it, as a connection that was refused. */
function wordsOf({ message, cause }: StartRefused): string {
  return cause instanceof Error && cause.message !== message ? `${message} (${cause.message})` : message;
}
