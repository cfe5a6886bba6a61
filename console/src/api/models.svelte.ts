import type { ModelCapabilities } from '../../../client/src/types.ts';
import { api, take } from './client.ts';

export interface KnownModel {
  readonly id: string;
  readonly capabilities: ModelCapabilities;
}

let loaded: Promise<KnownModel[]> | null = null;
let loadedFor: string | null = null;

/** Every model that the key may use, with what it can do. Asked once per key. */
export function allModels(key: string | null): Promise<KnownModel[]> {
  if (loadedFor !== key) loaded = null;
  loadedFor = key;
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** They are asked for again where they are needed next: an operator has changed them. */
export function forgetModels(): void {
  loaded = null;
}

async function load(): Promise<KnownModel[]> {
  const query = { include: 'capabilities' as const };
  const { data } = await take(api.GET('/v1/models', { params: { query } }));
  return data as KnownModel[];
}

export const takes = (endpoint: string) => (model: KnownModel) =>
  model.capabilities.endpoints.includes(endpoint);

export const makesVideos = ({ capabilities }: KnownModel) => capabilities.seconds !== undefined;
export const speaks = takes('/v1/audio/speech');
export const hears = takes('/v1/audio/transcriptions');
export const converses = (model: KnownModel) =>
  takes('/v1/chat/completions')(model) && model.capabilities.voices !== undefined;

/** Of videos too there is a request through chat; they have a page of their own. */
export const writes = (model: KnownModel) => takes('/v1/chat/completions')(model) && !makesVideos(model);

/** The model to begin with, unless somebody has chosen: the one that the service says is usual, as everywhere else. */
export function usualModel(models: readonly KnownModel[]): string {
  return (models.find(({ capabilities }) => capabilities.usual) ?? models[0])?.id ?? '';
}
