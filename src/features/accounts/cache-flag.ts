import type { FieldWay } from '../../platform/commands/resource-fields.ts';

const AS_ABOVE = 'default';

/** `--cache 30d`, for accounts and keys; `above` decides where they leave it open. */
export function cacheFlag(above: string): FieldWay {
  return {
    flags: {
      cache: {
        value: 'SPAN',
        description: `copy films of at most this age for identical requests, such as 30d; off, or ${AS_ABOVE} for the setting of ${above}`,
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
