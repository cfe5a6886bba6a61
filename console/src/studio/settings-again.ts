import type { VideoDetails } from '../library/video-details.ts';
import { NO_CHOICES, type PickedFile, type VideoChoices } from './video-choices.ts';

/** The choices that made a video, with its pictures, clips and recordings where they can still be had. */
export async function choicesOf(details: VideoDetails): Promise<VideoChoices> {
  const { images, videos = [], audios = [] } = details;
  const pictures = await Promise.all(images.map(({ url }, index) => pickPicture(url, index)));
  const clips = await Promise.all(videos.map((url, index) => pick(url, `clip-${index + 1}`)));
  const recordings = await Promise.all(audios.map((url, index) => pick(url, `recording-${index + 1}`)));
  return {
    ...NO_CHOICES,
    model: details.model,
    prompt: details.prompt,
    size: details.size,
    seconds: details.seconds,
    images: pictures.filter((picture) => picture !== null),
    videos: clips.filter((clip) => clip !== null),
    audios: recordings.filter((recording) => recording !== null),
    enhance: details.enhanced_prompt !== details.prompt,
    watermark: details.watermark,
    private: details.private,
    style: details.style ?? '',
    metadata: details.metadata === null ? '' : JSON.stringify(details.metadata),
    parameters: Object.fromEntries(
      Object.entries(details.parameters).map(([name, value]) => [name, String(value)]),
    ),
  };
}

/** Null: a file of somewhere else, which this page may not read, or one that is gone. */
async function pick(url: string | null, name: string): Promise<PickedFile | null> {
  if (!url?.startsWith('/')) return null;
  try {
    const response = await fetch(url);
    return response.ok ? { name, file: new File([await response.blob()], name), url: '' } : null;
  } catch {
    return null;
  }
}

async function pickPicture(url: string | null, index: number): Promise<PickedFile | null> {
  const { file: stored = null } = (await pick(url, '')) ?? {};
  if (stored === null) return null;
  const type = typeOf(new Uint8Array(await stored.slice(0, 12).arrayBuffer()));
  const file = new File([stored], `picture-${index + 1}.${type}`, { type: `image/${type}` });
  return { name: file.name, file, url: await readDataUrl(file) };
}

/** Stored pictures have lost their names: their first bytes say what they are. */
function typeOf([first, second]: Uint8Array): string {
  if (first === 0x89) return 'png';
  if (first === 0xff) return 'jpeg';
  return first === 0x47 && second === 0x49 ? 'gif' : 'webp';
}

export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
