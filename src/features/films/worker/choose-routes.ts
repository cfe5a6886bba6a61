import { type Micros, toDecimal } from '../../../domain/money.ts';
import type { PricedFilm } from '../../../domain/price-facts.ts';
import type { TaskInFull } from '../../../domain/task.ts';
import type { EngineRegistry } from '../../../engines/engine-registry.ts';
import { unmetNeed } from '../../../engines/video-capabilities.ts';
import type { VideoEngine, VideoJob } from '../../../engines/video-engine.ts';
import type { RouteSpeeds } from './route-speeds.ts';

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
  // A remix stays with the engine that made its source, which may keep what it needs for it.
  const home = job.remixOf?.route ? engines.video(job.remixOf.route) : undefined;
  const able = (home ? [home] : engines.of(task.accountId).drawVideoRoutes(task.model)).filter(
    (engine) => unmetNeed(engine.capabilities, task.request) === null,
  );
  if (home) return able.map((engine) => ({ engine, why: 'it made the source of the remix' }));
  if (able.length === 1) return able.map((engine) => ({ engine, why: 'no other can make it' }));
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
