import { type Micros, toDecimal } from '../../../domain/money.ts';
import type { PricedFilm } from '../../../domain/price-table.ts';
import type { TaskInFull } from '../../../domain/task.ts';
import type { EngineRegistry } from '../../../engines/engine-registry.ts';
import { unmetNeedOf } from '../../../engines/video-capabilities.ts';
import type { VideoEngine, VideoJob } from '../../../engines/video-engine.ts';

/** So many of the latest films of a route count. */
const KEPT = 20;
/** Older ones tell nothing of how busy a service is now. */
const LATELY_MS = 3_600_000;
/** A route that is being tried gets no further films for this long, unless it has made one by then. */
const TRYING_MS = 600_000;
/** Routes of models that were removed are forgotten at last. */
const MOST_ROUTES = 1000;

interface Known {
  /** Milliseconds of work for a second of film, and when it was done; the latest last. */
  readonly made: { readonly at: number; readonly pace: number }[];
  triedAt: number;
}

/** How fast routes have lately been, by the films that this process began and saw completed. */
export class RouteSpeeds {
  readonly #now: () => number;
  /** Those that were used last stand last. */
  readonly #known = new Map<string, Known>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A route has made a film. */
  made(route: string, seconds: number, milliseconds: number): void {
    const { made } = this.#use(route);
    made.push({ at: this.#now(), pace: milliseconds / seconds });
    if (made.length > KEPT) made.shift();
  }

  /** A route gets a film so that its speed is known. */
  tries(route: string): void {
    this.#use(route).triedAt = this.#now();
  }

  /** Milliseconds for a second of film, the median of lately; null: not known. */
  paceOf(route: string): number | null {
    const since = this.#now() - LATELY_MS;
    const paces = (this.#known.get(route)?.made ?? []).filter(({ at }) => at > since).map(({ pace }) => pace);
    return paces.sort((one, other) => one - other)[Math.floor(paces.length / 2)] ?? null;
  }

  isTried(route: string): boolean {
    return (this.#known.get(route)?.triedAt ?? -Infinity) > this.#now() - TRYING_MS;
  }

  #use(route: string): Known {
    const known = this.#known.get(route) ?? { made: [], triedAt: -Infinity };
    this.#known.delete(route);
    this.#known.set(route, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_ROUTES && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}

/** An engine to be asked, and why it is asked at its place. */
export interface ChosenRoute {
  readonly engine: VideoEngine;
  readonly why: string;
}

export interface ChooseRoutesParts {
  readonly engines: EngineRegistry;
  readonly speeds: RouteSpeeds;
  /** What a film will cost at a route; null: unknown. */
  readonly costOf: (route: string, film: PricedFilm) => Micros | null;
}

/** The engines that can make a task's film, in the order in which they are asked. */
export function chooseRoutes(parts: ChooseRoutesParts, task: TaskInFull, job: VideoJob): ChosenRoute[] {
  const { engines } = parts;
  const isAble = (engine: VideoEngine) => unmetNeedOf(engine, task.request) === null;
  // A remix stays with the engine that made its source, which may keep what it needs for it.
  const home = job.remixOf?.route ? engines.video(job.remixOf.route) : undefined;
  const { reworks } = task.request;
  if (home && !reworks)
    return [home].filter(isAble).map((engine) => ({ engine, why: 'it made the source of the remix' }));
  const able = engines.of(task.accountId).drawVideoRoutes(task.model).filter(isAble);
  // Of an edit or an extension others can make do with the film itself.
  const own = able.find((engine) => engine.name === reworks?.route);
  if (own) return [{ engine: own, why: `it made the source of the ${reworks?.kind}` }];
  if (able.length === 1) return able.map((engine) => ({ engine, why: 'no other route can make it' }));
  switch (engines.routesBy(task.model)) {
    case 'order':
      return able.map((engine, index) => ({ engine, why: `${PLACES[index] ?? 'later'} in order` }));
    case 'cost':
      return byCost(parts, able, task);
    case 'speed':
      return bySpeed(parts, able);
  }
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Those whose cost nobody knows come last. What this machine makes costs nothing. */
function byCost({ costOf }: ChooseRoutesParts, able: VideoEngine[], { request }: TaskInFull): ChosenRoute[] {
  return able
    .map((engine) => ({ engine, cost: engine.hosted ? costOf(engine.name, request) : 0 }))
    .sort((one, other) => (one.cost ?? Infinity) - (other.cost ?? Infinity) || 0)
    .map(({ engine, cost }, index) => {
      if (cost === null) return { engine, why: 'its cost is not known' };
      return { engine, why: `${index === 0 ? 'cheapest' : 'next cheapest'}: ${toDecimal(cost)}` };
    });
}

/** One whose speed is not known gets a film, and no further ones until it is known. */
function bySpeed({ speeds }: ChooseRoutesParts, able: VideoEngine[]): ChosenRoute[] {
  const paced = able.map((engine) => ({ engine, pace: speeds.paceOf(engine.name) }));
  const toTry = paced.find(({ engine, pace }) => pace === null && !speeds.isTried(engine.name))?.engine;
  if (toTry) speeds.tries(toTry.name);
  const known = paced
    .filter(({ engine }) => engine !== toTry)
    .sort((one, other) => (one.pace ?? Infinity) - (other.pace ?? Infinity) || 0)
    .map(({ engine, pace }, index) => {
      if (pace === null) return { engine, why: 'its speed is not known yet' };
      const seconds = `${(pace / 1000).toFixed(1)} s for a second of film`;
      return { engine, why: `${index === 0 ? 'fastest' : 'next fastest'} lately: ${seconds}` };
    });
  return toTry ? [{ engine: toTry, why: 'tried, so that its speed is known' }, ...known] : known;
}
