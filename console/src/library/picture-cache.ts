import { sendOk } from '../api/client.ts';

/** Pictures of videos need the key, so they are fetched and shown from memory. The longest unused ones go first. */
const MOST = 300;
const kept = new Map<string, string>();

export async function pictureOf(
  id: string,
  variant: 'thumbnail' | 'spritesheet',
  signal: AbortSignal,
): Promise<string> {
  const name = `${variant} ${id}`;
  const known = kept.get(name);
  if (known !== undefined) {
    kept.delete(name);
    kept.set(name, known);
    return known;
  }
  const response = await sendOk(`/v1/videos/${encodeURIComponent(id)}/content?variant=${variant}`, {
    signal,
  });
  const url = URL.createObjectURL(await response.blob());
  kept.set(name, url);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) {
    URL.revokeObjectURL(kept.get(oldest) ?? '');
    kept.delete(oldest);
  }
  return url;
}
