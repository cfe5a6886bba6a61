import { sendOk } from '../api/client.ts';
import { goneFilms } from '../library/gone-films.ts';
import { type FilmRequest, toFormData } from './film-request.ts';

/** Also where pages have no `crypto.randomUUID`, which browsers keep for https and this machine. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** `requestKey` makes a repeat after a lost answer safe: it gives the same film. */
export async function makeFilm(request: FilmRequest, requestKey: string): Promise<string> {
  const headers: Record<string, string> = { 'idempotency-key': requestKey };
  if (!request.isForm) headers['content-type'] = 'application/json';
  const response = await sendOk(request.endpoint, {
    method: 'POST',
    headers,
    body: request.isForm ? toFormData(request) : JSON.stringify(request.body),
  });
  const { id }: { id: string } = await response.json();
  return id;
}

/** Sent even if the page is left at that moment. */
async function remove(id: string): Promise<void> {
  await sendOk(`/v1/videos/${encodeURIComponent(id)}`, { method: 'DELETE', keepalive: true });
}

/** Cancels a film that is not finished; a finished one would be deleted. */
export const cancelFilm = remove;

/** Deletes a film that has ended: it is never listed again, not even before the service has heard of it. */
export async function deleteFilm(id: string): Promise<void> {
  goneFilms.add(id);
  try {
    await remove(id);
  } catch (error) {
    goneFilms.delete(id);
    throw error;
  }
}
