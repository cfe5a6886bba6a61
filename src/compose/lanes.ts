import type { EngineRegistry } from '../engines/engine-registry.ts';
import { INPUTS, INPUTS_LANE, type LaneOf } from '../queue/lanes.ts';
import type { Lane } from '../queue/task-queue.ts';

/** The lane of tasks whose model has no engine. */
const NO_ENGINE = 'none';

/** One lane for fetching inputs, and one per engine. */
export function lanesOf(engines: EngineRegistry): Lane[] {
  return [INPUTS, ...engines.videoEngines().map(({ name, concurrency }) => ({ name, concurrency }))];
}

/** A task waits for the engine that was asked to make it, or for the first one of its model's routes. */
export function laneOfWith(engines: EngineRegistry): LaneOf {
  return ({ stage, route, model }) =>
    stage === 'inputs' ? INPUTS_LANE : (route ?? engines.videoRoutes(model)[0]?.name ?? NO_ENGINE);
}
