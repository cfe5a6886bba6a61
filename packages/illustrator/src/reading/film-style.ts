import type { Style } from '../scene-description.ts';

const BLACK_AND_WHITE = /\bblack[- ]and[- ]white\b/;
/** Of the film itself, or with nothing after it that could be so. */
const FILMED_SO =
  /(?<!\b(?:dressed|painted|clad) in )(?<!\bpainted )\bblack[- ]and[- ]white(?= (?:silent |old |vintage |classic )?(?:film|movie|footage|video|shot|cinematography|photography|scene|clip|noir|animation|style|cartoon|documentary|cinema)\b|[.,;:!?)]|$| (?:of|with|and)\b)|\bnoir\b|\bmonochrome\b|\bgrayscale\b/;

/** Cows, tiles and shirts are black and white in any film. */
export function filmStyle(lower: string, style: Style | null): Style | null {
  return style === 'noir' && BLACK_AND_WHITE.test(lower) && !FILMED_SO.test(lower) ? null : style;
}
