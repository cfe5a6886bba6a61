import { Type } from 'typebox';
import type { Character } from '../../domain/character.ts';
import type { VideoActor } from '../../domain/videos/video.ts';
import { count, type Kind, ofService, text, time } from '../../platform/resource/kind.ts';
import { changeable, defineResource, kept } from '../../platform/resource/resource.ts';
import { jsonOrNull } from '../../platform/storage/read-column.ts';

/** Stored in milliseconds. */
const seconds: Kind<number> = {
  ...count,
  toJson: (milliseconds) => milliseconds / 1000,
  schema: Type.Number(),
  shape: 'seconds',
};

const actor: Kind<VideoActor | null> = ofService({
  columns: (name) => [name],
  toSql: (value) => [value && JSON.stringify(value)],
  fromRow: (row, name) => jsonOrNull<VideoActor>(row, name),
  toJson: (value) => value,
  schema: Type.Null(),
});

/** As `MENTION` of the domain finds it in a prompt, and a page can have it in its address. */
const username = text(
  Type.String({
    minLength: 2,
    maxLength: 32,
    pattern: '^[A-Za-z0-9_][A-Za-z0-9_.-]*[A-Za-z0-9_]$',
    expected: '2 to 32 letters, digits, `_`, `.` or `-` that begin and end with a letter, a digit or `_`',
  }),
);

/** A character: its fields, each with how it is stored and told. */
export const characterResource = defineResource<Character>()('character', 'characters', {
  id: kept(text()),
  account_id: kept(text(), '', { json: 'account', readBy: 'operator' }),
  username: changeable(username, 'Handle used in prompts as `@<username>`.'),
  folder: kept(text(), '', { readBy: 'nobody' }),
  duration_ms: kept(seconds, 'Length of the clip.', { json: 'seconds', readBy: 'operator', label: 'length' }),
  actor: kept(actor, '', { readBy: 'nobody' }),
  created_at: kept(time, '', { readBy: 'operator', label: 'created' }),
});
