import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { INPUTS, INPUTS_LANE, type LaneOf, UPSTREAMS } from '../../platform/queue/lanes.ts';
import type { Lane } from '../../platform/queue/task-queue.ts';

/** The lane of tasks whose model has no engine. */
const NO_ENGINE = 'none';

/** One lane for fetching inputs, one for hosted services, and one per local engine. */
export function lanesOf(engines: EngineRegistry): Lane[] {
  const own = engines.videoEngines().filter(({ lane }) => lane === undefined);
  return [INPUTS, UPSTREAMS, ...own.map(({ name, concurrency }) => ({ name, concurrency }))];
}

/** A task waits for the engine that was asked to make it, or for the first one of its model's routes. */
export function laneOfWith(engines: EngineRegistry): LaneOf {
  return ({ accountId, stage, route, model }) => {
    if (stage === 'inputs') return INPUTS_LANE;
    const engine = route === null ? engines.of(accountId).videoRoutes(model)[0] : engines.video(route);
    return engine?.lane ?? engine?.name ?? route ?? NO_ENGINE;
  };
}
