import { readDuration } from './amounts.ts';
import type { Call, CharacterCalls } from './description.ts';
import { DescriptionError } from './description-error.ts';
import type { WrittenCall, WrittenDescription } from './description-schema.ts';
import { parseCall } from './parse-call.ts';

/** A clip is fetched and cut before the answer. */
const TIMEOUT_MS = 90_000;

export function parseCharacters({ characters }: WrittenDescription, path: string): CharacterCalls | null {
  if (!characters) return null;
  const at = `${path}.characters`;
  const { create, check, delete: remove, forgotten = [] } = characters;
  const timeoutMs = create.timeout === undefined ? undefined : readDuration(create.timeout);
  return {
    create: {
      ...read(create, `${at}.create`, 'post'),
      id: [create.id].flat(),
      name: [create.name].flat(),
      timeoutMs: timeoutMs ?? TIMEOUT_MS,
    },
    check: check ? read(check, `${at}.check`, 'get') : null,
    remove: remove ? read(remove, `${at}.delete`, 'delete') : null,
    forgotten,
  };
}

function read(written: WrittenCall, path: string, usual: string): Call {
  const call = parseCall(written, path);
  if (call) return call;
  throw new DescriptionError(`${path}.${usual}`, 'is missing; expected a path such as /characters');
}
