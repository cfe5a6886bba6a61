import type { TaskInFull } from '../../../domain/task.ts';
import type { EngineRegistry } from '../../../engines/engine-registry.ts';
import { unmetNeedOf } from '../../../engines/video-capabilities.ts';
import type { VideoEngine, VideoJob } from '../../../engines/video-engine.ts';

/** Why a video has its route: words that pages of the console show, also in other languages. */
export const ROUTE_REASONS = {
  remix: 'it made the source of the remix',
  edit: 'it made the source of the edit',
  extension: 'it made the source of the extension',
  only: 'no other route can make it',
  first: 'first in order',
  second: 'second in order',
  third: 'third in order',
  fourth: 'fourth in order',
  fifth: 'fifth in order',
  later: 'later in order',
} as const;

const { first, second, third, fourth, fifth } = ROUTE_REASONS;
const PLACES = [first, second, third, fourth, fifth];

/** An engine to be asked, and why it is asked at its place. */
export interface ChosenRoute {
  readonly engine: VideoEngine;
  readonly why: string;
}

/** The engines that can make a task's video, in the order in which they are asked. */
export function chooseRoutes(engines: EngineRegistry, task: TaskInFull, job: VideoJob): ChosenRoute[] {
  const isAble = (engine: VideoEngine) => unmetNeedOf(engine, task.request) === null;
  // A remix stays with the engine that made its source, which may keep what it needs for it.
  const home = job.remixOf?.route ? engines.video(job.remixOf.route) : undefined;
  const { reworks } = task.request;
  if (home && !reworks) return [home].filter(isAble).map((engine) => ({ engine, why: ROUTE_REASONS.remix }));
  const able = engines.of(task.accountId).drawVideoRoutes(task.model).filter(isAble);
  // Of an edit or an extension others can make do with the video itself.
  const own = able.find((engine) => engine.name === reworks?.route);
  if (own && reworks) return [{ engine: own, why: ROUTE_REASONS[reworks.kind] }];
  if (able.length === 1) return able.map((engine) => ({ engine, why: ROUTE_REASONS.only }));
  return able.map((engine, index) => ({ engine, why: PLACES[index] ?? ROUTE_REASONS.later }));
}
