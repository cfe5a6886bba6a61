import type { FieldWay } from '../../platform/commands/resource-fields.ts';

const AS_ABOVE = 'default';

/** `--cache 30d`, for accounts and keys; `above` says it where they do not. */
export function cacheFlag(above: string): FieldWay {
  return {
    flags: {
      cache: {
        value: 'SPAN',
        description: `give a film of at most this age again, such as 30d; off, or ${AS_ABOVE} for what ${above} says`,
      },
    },
    read: (input) => {
      const films = input.text('cache');
      if (films === undefined) return undefined;
      return films === AS_ABOVE ? null : { films };
    },
    show: (value) => (value as { films: string } | null)?.films ?? AS_ABOVE,
  };
}
