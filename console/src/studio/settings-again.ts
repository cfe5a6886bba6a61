import type { FilmDetails } from '../library/film-details.ts';
import { type FilmChoices, NO_CHOICES, type PickedImage } from './film-choices.ts';

/** The choices that made a film, with its pictures where they can still be had. */
export async function choicesOf(details: FilmDetails): Promise<FilmChoices> {
  const pictures = await Promise.all(details.images.map(({ url }, index) => pick(url, index)));
  return {
    ...NO_CHOICES,
    model: details.model,
    prompt: details.prompt,
    size: details.size,
    seconds: details.seconds,
    images: pictures.filter((picture) => picture !== null),
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

/** Null: a picture of somewhere else, which this page may not read, or one that is gone. */
async function pick(url: string | null, index: number): Promise<PickedImage | null> {
  if (!url?.startsWith('/')) return null;
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const blob = await response.blob();
    const type = typeOf(new Uint8Array(await blob.slice(0, 12).arrayBuffer()));
    const file = new File([blob], `picture-${index + 1}.${type}`, { type: `image/${type}` });
    return { name: file.name, file, dataUrl: await readDataUrl(file) };
  } catch {
    return null;
  }
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
