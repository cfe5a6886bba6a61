import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPicture } from '../../packages/illustrator/src/media/open-picture.ts';
import { UnusablePicture } from '../../packages/illustrator/src/media/unusable-picture.ts';
import { ServiceError } from '../../src/domain/errors.ts';
import type { Micros } from '../../src/domain/money.ts';
import { mostPriceOfTokens, priceOfAudio } from '../../src/domain/price.ts';
import { decodeAudio } from '../../src/platform/media/audio/decode-audio.ts';
import { makeVideoStills } from '../../src/platform/media/videos/make-video-stills.ts';
import { bearer } from '../support/contract.ts';
import type { Answer, TestService } from '../support/service.ts';
import type { MediaFormat, MediaKind } from './media-samples.ts';

/** A sender of files: an account of its own, so that what it pays can be told from what others pay. */
export interface Visitor {
  readonly service: TestService;
  readonly key: string;
  readonly folder: string;
  /** Serves the file to the service. */
  readonly serve: (file: Buffer) => string;
}

/** What became of a file. `leastPrice` is what must have been paid for it. */
export type Outcome =
  | { readonly outcome: 'accepted'; readonly leastPrice: Micros }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'wrong'; readonly what: string };

export interface Door {
  readonly takes: MediaKind;
  readonly send: (visitor: Visitor, file: Buffer, format: MediaFormat) => Promise<Outcome>;
}

const RATE = 16_000;
/** Of asr-1. */
const MINUTE_PRICE = { perMinute: 6000 };
/** Of the chat model, and as many tokens as a second of speech can be. */
const TOKEN_PRICE = { perThousandTokens: 10_000 };
const TOKENS_PER_SECOND = 25;
const { signal } = new AbortController();

/** Every way by which media of strangers is taken in. */
export const DOORS = {
  transcription: { takes: 'sound', send: (visitor, file) => hear(visitor, file, 'transcriptions') },
  translation: { takes: 'sound', send: (visitor, file) => hear(visitor, file, 'translations') },
  'recording in a chat': { takes: 'sound', send: recordingInChat },
  'picture of a video': { takes: 'picture', send: pictureInJson },
  'uploaded picture': { takes: 'picture', send: pictureInForm },
  'picture behind a URL': { takes: 'picture', send: pictureBehindUrl },
  'picture part of a chat': { takes: 'picture', send: pictureInChat },
  'clip of a character': { takes: 'video', send: clipOfCharacter },
  'clip of a video': { takes: 'video', send: clipOfVideo },
  'video of an upstream': { takes: 'video', send: videoOfUpstream },
} as const satisfies Record<string, Door>;

export type DoorName = keyof typeof DOORS;

async function hear(visitor: Visitor, file: Buffer, endpoint: string): Promise<Outcome> {
  const fields = { model: 'asr-1', file: blobOf(file) };
  const answer = await visitor.service.form(`/v1/audio/${endpoint}`, fields, bearer(visitor.key));
  if (answer.status !== 200) return refusal(answer);
  const heard = await heardSeconds(visitor, file);
  return { outcome: 'accepted', leastPrice: priceOfAudio(MINUTE_PRICE, heard) };
}

/** Charged by tokens: what is held for them beforehand must be enough for what can be heard. */
async function recordingInChat(visitor: Visitor, file: Buffer, format: MediaFormat): Promise<Outcome> {
  const input_audio = { data: file.toString('base64'), format: format === 'mp3' ? 'mp3' : 'wav' };
  const body = {
    model: 'chat-4o-audio-preview',
    messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio }] }],
    max_tokens: 1,
  };
  const { service, key } = visitor;
  const answer = await service.call('POST', '/v1/chat/completions', body, bearer(key));
  if (answer.status !== 200) return refusal(answer);
  const most = await service.call(
    'POST',
    '/v1/quote',
    { endpoint: '/v1/chat/completions', body },
    bearer(key),
  );
  const heard = await heardSeconds(visitor, file);
  const held = Math.round(most.json.amount * 1_000_000);
  const needed = mostPriceOfTokens(TOKEN_PRICE, heard * TOKENS_PER_SECOND, 0);
  return held < needed
    ? { outcome: 'wrong', what: `${heard} s can be heard, and ${held} was held` }
    : { outcome: 'accepted', leastPrice: 1 };
}

async function pictureInJson(visitor: Visitor, file: Buffer, format: MediaFormat): Promise<Outcome> {
  return await video(visitor, { model: 'vidB-2', prompt: 'a boat', images: [dataUrl(file, format)] }, file);
}

async function pictureBehindUrl(visitor: Visitor, file: Buffer): Promise<Outcome> {
  const images = [visitor.serve(file)];
  return await video(visitor, { model: 'vidA2-fast-frames', prompt: 'a boat', images }, file);
}

async function pictureInForm(visitor: Visitor, file: Buffer): Promise<Outcome> {
  const fields = {
    model: 'vidB-2',
    prompt: 'a boat',
    seconds: '4',
    size: '1280x720',
    input_reference: blobOf(file),
  };
  const answer = await visitor.service.form('/v1/videos', fields, bearer(visitor.key));
  return await afterVideo(visitor, answer, file);
}

async function pictureInChat(visitor: Visitor, file: Buffer, format: MediaFormat): Promise<Outcome> {
  const content = [
    { type: 'text', text: 'a boat' },
    { type: 'image_url', image_url: { url: dataUrl(file, format) } },
  ];
  const body = { model: 'vidB-2', messages: [{ role: 'user', content }] };
  const answer = await visitor.service.call('POST', '/v1/chat/completions', body, bearer(visitor.key));
  if (answer.status !== 200) return refusal(answer);
  const [, id = ''] = /task_id: (\S+)/.exec(answer.json.choices[0].message.content) ?? [];
  return await afterVideo(visitor, { ...answer, json: { id } }, file);
}

async function clipOfVideo(visitor: Visitor, file: Buffer): Promise<Outcome> {
  const character_create = { save_to_library: true };
  const made = await video(
    visitor,
    { model: 'vidB-2', prompt: 'a boat', images: [], character_url: visitor.serve(file), character_create },
    null,
  );
  const kept = await visitor.service.call('GET', '/v1/characters', undefined, bearer(visitor.key));
  for (const { id } of kept.json.data)
    await visitor.service.call('DELETE', `/v1/characters/${id}`, undefined, bearer(visitor.key));
  return made;
}

async function clipOfCharacter(visitor: Visitor, file: Buffer): Promise<Outcome> {
  const { service, key } = visitor;
  const answer = await service.call('POST', '/vidB/v1/characters', { url: visitor.serve(file) }, bearer(key));
  if (answer.status !== 200) return refusal(answer);
  const deleted = await service.call('DELETE', `/v1/characters/${answer.json.id}`, undefined, bearer(key));
  return deleted.status === 200
    ? { outcome: 'accepted', leastPrice: 0 }
    : { outcome: 'wrong', what: `the character could not be deleted: ${deleted.text}` };
}

/** Videos that hosted services deliver are looked at in the same way. */
async function videoOfUpstream({ folder }: Visitor, file: Buffer): Promise<Outcome> {
  const place = mkdtempSync(join(folder, 'video-'));
  const path = join(place, 'video.mp4');
  writeFileSync(path, file);
  try {
    await makeVideoStills({ video: path }, place, { account: 'upstream' }, signal);
    return { outcome: 'accepted', leastPrice: 0 };
  } catch (error) {
    return error instanceof ServiceError && error.code === 'upstream_error'
      ? { outcome: 'refused' }
      : { outcome: 'wrong', what: String(error) };
  } finally {
    rmSync(place, { recursive: true });
  }
}

async function video(visitor: Visitor, body: object, picture: Buffer | null): Promise<Outcome> {
  const answer = await visitor.service.call('POST', '/v1/video/create', body, bearer(visitor.key));
  return await afterVideo(visitor, answer, picture);
}

/** What became of an ordered video; its files are deleted. */
async function afterVideo(visitor: Visitor, answer: Answer, picture: Buffer | null): Promise<Outcome> {
  if (answer.status !== 200) return refusal(answer);
  const { service, key } = visitor;
  const { id } = answer.json;
  const task = await service.finished(id, key);
  const deleted = await service.call('DELETE', `/v1/videos/${id}`, undefined, bearer(key));
  if (deleted.status !== 200) return { outcome: 'wrong', what: `not deleted: ${deleted.text}` };
  if (task['status'] === 'completed') {
    const trouble = picture && (await drawingTrouble(visitor, picture));
    return trouble ? { outcome: 'wrong', what: trouble } : { outcome: 'accepted', leastPrice: 1 };
  }
  const code = (task['error'] as { code?: string } | undefined)?.code ?? JSON.stringify(task);
  return REFUSALS.includes(code)
    ? { outcome: 'refused' }
    : { outcome: 'wrong', what: `the video failed with ${code}` };
}

/** The illustrator's own decoder takes what was accepted, or refuses it by name. */
async function drawingTrouble({ folder }: Visitor, picture: Buffer): Promise<string | null> {
  const path = join(mkdtempSync(join(folder, 'picture-')), 'picture');
  writeFileSync(path, picture);
  try {
    await openPicture(path, 'The picture');
    return null;
  } catch (error) {
    return error instanceof UnusablePicture ? null : `the illustrator failed: ${error}`;
  } finally {
    rmSync(join(path, '..'), { recursive: true });
  }
}

/** What the recogniser would hear. */
async function heardSeconds({ folder }: Visitor, file: Buffer): Promise<number> {
  const place = mkdtempSync(join(folder, 'heard-'));
  const input = join(place, 'accepted');
  const path = join(place, 'heard.pcm');
  writeFileSync(input, file);
  try {
    const samples = { path, sampleRate: RATE };
    await decodeAudio(input, { param: 'file', samples }, { account: 'listener' }, signal);
    return Math.floor((statSync(path).size / 2 / RATE) * 100) / 100;
  } catch (error) {
    // Refused by the recogniser's own decoding: nothing is heard, and nothing charged.
    if (error instanceof ServiceError && error.status === 400) return 0;
    throw error;
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** How files are refused; other codes would say that the request around them was wrong. */
const REFUSALS: readonly unknown[] = ['invalid_file_format', 'invalid_image', 'invalid_parameter'];

function refusal({ status, text, json }: Answer): Outcome {
  return status === 400 && REFUSALS.includes(json.error.code)
    ? { outcome: 'refused' }
    : { outcome: 'wrong', what: `${status} ${text.slice(0, 300)}` };
}

function blobOf(file: Buffer): Blob {
  return new Blob([new Uint8Array(file)]);
}

function dataUrl(file: Buffer, format: MediaFormat): string {
  return `data:image/${format === 'apng' ? 'png' : format};base64,${file.toString('base64')}`;
}

/** Files below a folder; none when it is not there. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
  } catch {
    return [];
  }
}
