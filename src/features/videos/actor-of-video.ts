import type { TaskInFull } from '../../domain/task.ts';
import type { VideoActor } from '../../domain/videos/video.ts';
import type { Json, VideoEngine } from '../../engines/video-engine.ts';

export interface ActorOfVideoDeps {
  readonly engines: { video(name: string): VideoEngine | undefined };
}

/**
 * Who acts in a video of the account, where the engine that made it can cast the actor again; null: there is only the video.
 */
export type ActorOfVideo = (video: TaskInFull) => VideoActor | null;

export function actorOfVideoWith({ engines }: ActorOfVideoDeps): ActorOfVideo {
  return ({ route, operation, request }) => {
    // A video of pictures or clips shows these, and not what the engine would draw.
    const isDrawn = request.inputs.every(({ role, actor }) => actor || role === 'sound' || role === 'source');
    if (route === null || operation === null || !isDrawn) return null;
    const looks = engines.video(route)?.actorOf?.(JSON.parse(operation) as Json) ?? null;
    return looks === null ? null : { route, looks };
  };
}
