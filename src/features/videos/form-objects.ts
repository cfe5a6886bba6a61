import { ServiceError } from '../../domain/errors.ts';
import type { CharacterCreate } from '../../domain/videos/video.ts';
import { parseJson } from '../../platform/http/bodies/json-body.ts';

/** Objects in multipart forms arrive as JSON text, or already as objects when written with brackets. */

const MAX_METADATA_KEYS = 16;
const MAX_METADATA_KEY = 64;
const MAX_METADATA_VALUE = 512;

export function readMetadata(value: unknown): Record<string, unknown> | null {
  if (value === undefined) return null;
  const refuse = (why: string) =>
    new ServiceError('invalid_parameter', `\`metadata\` ${why}.`, { param: 'metadata' });
  const object = asObject(value);
  if (!object) throw refuse('must be a JSON object');
  const entries = Object.entries(object);
  if (entries.length > MAX_METADATA_KEYS) throw refuse(`has at most ${MAX_METADATA_KEYS} keys`);
  for (const [key, entry] of entries) {
    if (key.length > MAX_METADATA_KEY) throw refuse(`has keys of at most ${MAX_METADATA_KEY} characters`);
    const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
    if (text.length > MAX_METADATA_VALUE)
      throw refuse(`has values of at most ${MAX_METADATA_VALUE} characters`);
    if (/\0|\\u0000/.test(key + text)) throw refuse('must not hold null bytes');
  }
  return object;
}

export function readCharacterCreate(value: unknown): CharacterCreate | null {
  if (value === undefined || value === 'false') return null;
  if (value === 'true') return { createSelfPortrait: false, saveToLibrary: false };
  const object = asObject(value);
  if (!object) throw refuseCharacterCreate();
  return {
    createSelfPortrait: asBoolean(object['create_self_portrait']),
    saveToLibrary: asBoolean(object['save_to_library']),
  };
}

function asBoolean(value: unknown): boolean {
  if (value === undefined) return false;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw refuseCharacterCreate();
}

function refuseCharacterCreate(): ServiceError {
  return new ServiceError(
    'invalid_parameter',
    '`character_create` must be an object with the booleans `create_self_portrait` and `save_to_library`.',
    { param: 'character_create' },
  );
}

export function asObject(value: unknown): Record<string, unknown> | null {
  const parsed = typeof value === 'string' ? parsedOrNull(value) : value;
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return null;
  return parsed as Record<string, unknown>;
}

function parsedOrNull(text: string): unknown {
  try {
    return parseJson(Buffer.from(text));
  } catch {
    return null;
  }
}
