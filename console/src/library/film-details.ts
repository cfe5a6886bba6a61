import type { VideoDetails } from '../../../client/src/types.ts';
import { sendOk } from '../api/client.ts';
import { ownAddress } from '../api/film-events.ts';

/** All that the service knows of a film. */
export type FilmDetails = VideoDetails;

export async function readDetails(id: string): Promise<FilmDetails> {
  const response = await sendOk(`/v1/videos/${encodeURIComponent(id)}?include=details`);
  const { details }: { details: FilmDetails } = await response.json();
  const images = details.images.map(({ role, url }) => ({ role, url: ownAddress(url) }));
  const { videos = [], audios = [] } = details;
  return { ...details, images, videos: videos.map(ownAddress), audios: audios.map(ownAddress) };
}
