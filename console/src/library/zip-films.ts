import { sendOk } from '../api/client.ts';

/** The most films that one archive holds. */
export const MOST_ZIPPED = 100;

/** One archive with the films, saved as any download. */
export async function downloadFilms(ids: readonly string[]): Promise<void> {
  const response = await sendOk('/v1/videos/zip', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = 'films.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}
