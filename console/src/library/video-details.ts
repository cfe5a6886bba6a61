import type { VideoDetails } from '../../../client/src/types.ts';
import { sendOk } from '../api/client.ts';
import { ownAddress } from '../api/video-events.ts';

export type { VideoDetails };

export async function readDetails(id: string): Promise<VideoDetails> {
  const response = await sendOk(`/v1/videos/${encodeURIComponent(id)}?include=details`);
  const { details }: { details: VideoDetails } = await response.json();
  const images = details.images.map(({ role, url }) => ({ role, url: ownAddress(url) }));
  const { videos = [], audios = [] } = details;
  return { ...details, images, videos: videos.map(ownAddress), audios: audios.map(ownAddress) };
}
