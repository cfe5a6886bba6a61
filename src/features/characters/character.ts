import { Type } from 'typebox';
import type { Character } from '../../domain/character.ts';
import { count, type Kind, text, time } from '../../platform/resource/kind.ts';
import { defineResource, kept } from '../../platform/resource/resource.ts';

/** Stored in milliseconds. */
const seconds: Kind<number> = {
  ...count,
  toJson: (milliseconds) => milliseconds / 1000,
  schema: Type.Number(),
  shape: 'seconds',
};

/** A character: its fields, each with how it is stored and told. */
export const characterResource = defineResource<Character>()('character', 'characters', {
  id: kept(text()),
  account_id: kept(text(), '', { json: 'account', readBy: 'operator' }),
  username: kept(text(), 'Handle used in prompts as `@<username>`.'),
  folder: kept(text(), '', { readBy: 'nobody' }),
  duration_ms: kept(seconds, 'Length of the clip.', { json: 'seconds', readBy: 'operator', label: 'length' }),
  created_at: kept(time, '', { readBy: 'operator', label: 'created' }),
});
