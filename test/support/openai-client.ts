import OpenAI from 'openai';
import type { TestService } from './service.ts';

interface ClientOptions {
  readonly key?: string;
  readonly baseURL?: string;
  readonly maxRetries?: number;
}

/** The official SDK for JavaScript, as its users call it; it repeats nothing unless told. */
export function openaiClient(service: TestService, options: ClientOptions = {}): OpenAI {
  return new OpenAI({
    apiKey: options.key ?? service.key,
    baseURL: `${options.baseURL ?? service.url}/v1`,
    maxRetries: options.maxRetries ?? 0,
  });
}

type CreateVideo = Parameters<OpenAI['videos']['create']>[0];

/** Cast, because our model names are not among the SDK's types. */
export const VIDEO = {
  model: 'vidB-2',
  prompt: 'a red boat',
  seconds: '4',
  size: '1280x720',
} as unknown as CreateVideo;

export const order = (more: object) => ({ ...VIDEO, ...more }) as CreateVideo;
