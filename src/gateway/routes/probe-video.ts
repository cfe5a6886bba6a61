import { dirname } from 'node:path';
import { makeVideoStills } from '../../platform/media/videos/make-video-stills.ts';
import { videoDemuxer } from '../../platform/media/videos/video-demuxer.ts';
import type { ProbeVideo } from '../videos/probe-video.ts';

/** Whether a video that a hosted service made can be played, and what it is. */
export const probeVideo: ProbeVideo = async ({ path, upstream, anyFormat = false }, signal) => {
  const turn = { account: `upstream/${upstream}`, patient: true };
  const demuxer = anyFormat ? await videoDemuxer(path) : undefined;
  const { made } = await makeVideoStills(
    { video: path, ...(demuxer && { demuxer }) },
    dirname(path),
    turn,
    signal,
  );
  if (made === null) throw new Error('the video was not looked at');
  return made;
};
