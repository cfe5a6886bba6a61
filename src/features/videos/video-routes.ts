import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { type VideoLinksDeps, videoLinks } from '../links/link-routes.ts';
import { type VideoContentDeps, videoContent } from './video-content.ts';
import { type VideoCreateDeps, videoCreate } from './video-create.ts';
import { type VideoEventsDeps, videoEvents } from './video-events.ts';
import { type VideoListDeps, videoDelete, videoList } from './video-list.ts';
import { type VideoReadDeps, videoQuery, videoStatus } from './video-read.ts';
import { type VideoRemixDeps, videoRemix } from './video-remix.ts';
import { type VideoReworkDeps, videoRework } from './video-rework.ts';
import { type VideosCreateDeps, videosCreate } from './videos-create.ts';

export interface VideoDeps
  extends VideoCreateDeps,
    VideosCreateDeps,
    VideoReadDeps,
    VideoListDeps,
    VideoContentDeps,
    VideoRemixDeps,
    VideoReworkDeps,
    VideoEventsDeps,
    VideoLinksDeps {}

/** Videos: made, read, followed, downloaded, remixed, deleted. In the order of the reference page. */
export function videoRoutes(app: App, deps: VideoDeps): void {
  videoCreate(app, deps);
  videoQuery(app, deps);
  videosCreate(app, deps);
  videoList(app, deps);
  videoStatus(app, deps);
  videoContent(app, deps);
  videoRemix(app, deps);
  videoRework(app, deps);
  videoDelete(app, deps);
  videoEvents(app, deps);
  videoLinks(app, deps);
}
