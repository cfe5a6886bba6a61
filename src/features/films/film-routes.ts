import type { App } from '../../platform/http/bodies/route-schemas.ts';
import { type FilmLinksParts, filmLinks } from '../film-links/film-link-routes.ts';
import { type VideoContentParts, videoContent } from './video-content.ts';
import { type VideoCreateParts, videoCreate } from './video-create.ts';
import { type VideoEventsParts, videoEvents } from './video-events.ts';
import { type VideoListParts, videoDelete, videoList } from './video-list.ts';
import { type VideoReadParts, videoQuery, videoStatus } from './video-read.ts';
import { type VideoRemixParts, videoRemix } from './video-remix.ts';
import { type VideoReworkParts, videoRework } from './video-rework.ts';
import { type VideosCreateParts, videosCreate } from './videos-create.ts';

export interface FilmParts
  extends VideoCreateParts,
    VideosCreateParts,
    VideoReadParts,
    VideoListParts,
    VideoContentParts,
    VideoRemixParts,
    VideoReworkParts,
    VideoEventsParts,
    FilmLinksParts {}

/** Films: made, read, followed, downloaded, remixed, deleted. In the order of the reference page. */
export function filmRoutes(app: App, parts: FilmParts): void {
  videoCreate(app, parts);
  videoQuery(app, parts);
  videosCreate(app, parts);
  videoList(app, parts);
  videoStatus(app, parts);
  videoContent(app, parts);
  videoRemix(app, parts);
  videoRework(app, parts);
  videoDelete(app, parts);
  videoEvents(app, parts);
  filmLinks(app, parts);
}
