import { darker, lighter } from '../../painting/colour.ts';

/**
 * The colour of a part that is usually not of its thing's colour: `own` where no colour is asked for, else a shade of
 * that colour, so that an orange kite is orange from end to end. A negative shade is darker.
 */
export type Accent = (own: string, shade: number) => string;

export function accentOf(asked: string | null): Accent {
  return (own, shade) =>
    asked === null ? own : shade < 0 ? darker(asked, -shade) : shade > 0 ? lighter(asked, shade) : asked;
}
