import { Type } from 'typebox';
import { CACHED_FILMS, readCachedFilms } from '../../domain/film-cache.ts';
import { shownSpan } from '../../domain/time-span.ts';
import type { Kind } from '../../platform/resource/kind.ts';
import { integerOrNull } from '../../platform/storage/read-column.ts';

/** What accounts and keys say of the cache of films. */
export const CACHE_DESCRIPTION =
  'The greatest age of a film that is copied for an identical request: `films` is a span such as `30d`, or `off`.';

export const cache: Kind<number | null> = {
  columns: (name) => [`${name}_films`],
  toSql: (value) => [value],
  fromRow: (row, name) => integerOrNull(row, `${name}_films`),
  toJson: (value) => (value === null ? null : { films: value === 0 ? 'off' : shownSpan(value) }),
  fromJson: (json) => (json === null ? null : readCachedFilms((json as { films: string }).films)),
  schema: Type.Union([Type.Object({ films: Type.String() }), Type.Null()]),
  body: Type.Unsafe({
    type: ['object', 'null'],
    required: ['films'],
    properties: {
      films: { type: 'string', pattern: CACHED_FILMS, expected: '"off", or a span such as "30d" or "12h"' },
    },
    expected: 'an object with `films`, or null',
  }),
  shape: 'other',
};
