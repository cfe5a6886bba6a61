import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobLine, Screenplay } from '@phonofilm/illustrator/render-film';
import { decodeAudio } from '../../../platform/media/audio/decode-audio.ts';
import { LINE_RATE, roomAfter, type SpokenVideo, trimmedTo } from './speak-lines.ts';

/** Videos take turns at the decoders as one account. */
const TURN = { account: 'videos', patient: true };
/** After the picture has been seen. */
const LEAD_IN_SECONDS = 0.2;

/**
 * A recording as the line of a figure in the video: the one that speaks in the prompt, else a person, else an animal. Without
 * a figure it is heard, but nobody says it. A recording that is longer than the video fades out at its end.
 */
export async function sayRecording(
  screenplay: Screenplay,
  recording: string,
  video: SpokenVideo,
  signal: AbortSignal,
): Promise<JobLine[]> {
  const file = join(video.directory, 'recording.pcm');
  const samples = { path: file, sampleRate: LINE_RATE };
  await decodeAudio(recording, { param: 'audio_reference', samples }, TURN, signal);
  await writeFile(file, trimmedTo(roomAfter(LEAD_IN_SECONDS, video), await readFile(file)));
  const [first] = screenplay.lines;
  const text = screenplay.lines.map((line) => line.text).join(' ');
  return [{ manner: 'say', ...(first ?? speakerIn(screenplay)), text, startSeconds: LEAD_IN_SECONDS, file }];
}

const ANIMALS = ['quadruped', 'bird', 'fish', 'creature'];

/** Of several alike only one speaks. */
function speakerIn({ scene: { subjects } }: Screenplay): Pick<JobLine, 'by' | 'which'> {
  const speaker =
    subjects.find(({ figure }) => figure.kind === 'person') ??
    subjects.find(({ figure }) => ANIMALS.includes(figure.kind));
  if (!speaker) return { by: null };
  return { by: speaker.id, ...(speaker.count > 1 && { which: 0 }) };
}
