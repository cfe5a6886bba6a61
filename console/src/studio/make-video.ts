import type { NamedFile } from '../../../client/src/types.ts';
import { withFiles } from '../../../client/src/video-draft.ts';
import { sendOk } from '../api/client.ts';
import { goneVideos } from '../library/gone-videos.ts';
import { readDataUrl } from './settings-again.ts';
import type { PickedFile } from './video-choices.ts';
import type { VideoRequest } from './video-request.ts';

/** Also where pages have no `crypto.randomUUID`, which browsers keep for https and this machine. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** `requestKey` makes a repeat after a lost answer safe: it gives the same video. */
export async function makeVideo(request: VideoRequest, requestKey: string): Promise<string> {
  const { endpoint, body } = await withFiles(request, urlOf, fileOf);
  return await order(endpoint, endpoint === '/v1/videos' ? formOf(body) : body, requestKey);
}

/** Orders a video by any request that makes one; gives its id. */
export async function order(endpoint: string, body: object, requestKey: string): Promise<string> {
  const headers: Record<string, string> = { 'idempotency-key': requestKey };
  const isForm = body instanceof FormData;
  if (!isForm) headers['content-type'] = 'application/json';
  const sent = isForm ? body : JSON.stringify(body);
  const response = await sendOk(endpoint, { method: 'POST', headers, body: sent });
  const { id }: { id: string } = await response.json();
  return id;
}

async function urlOf({ file, url }: PickedFile): Promise<string> {
  return url || file === null ? url : await readDataUrl(file);
}

async function fileOf({ file, name, url }: PickedFile): Promise<NamedFile | string> {
  return file === null ? url : { bytes: file, name };
}

function formOf(body: Readonly<Record<string, string | NamedFile>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value.bytes, value.name);
  }
  return form;
}

/** Sent even if the page is left at that moment. */
async function remove(id: string): Promise<void> {
  await sendOk(`/v1/videos/${encodeURIComponent(id)}`, { method: 'DELETE', keepalive: true });
}

/** Cancels a video that is not finished; a finished one would be deleted. */
export const cancelVideo = remove;

/** Deletes a video that has ended: it is never listed again, not even before the service has heard of it. */
export async function deleteVideo(id: string): Promise<void> {
  goneVideos.add(id);
  try {
    await remove(id);
  } catch (error) {
    goneVideos.delete(id);
    throw error;
  }
}
