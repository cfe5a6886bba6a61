import type { Effect } from '../scene-description.ts';

const SAND =
  /\bsands? (?:\w+ )?(?:blow|swirl|whip|drift|fl(?:y|ies)|stream|sweep)|\b(?:blow|whip|sweep|carr|kick|driv)\w* (?:\w+ ){0,3}sand\b/;
const DUST =
  /\b(?:kick|throw|churn|whirl|stir|leav|trail|rais)\w* (?:up )?(?:\w+ ){0,4}dust\b|\bdust (?:\w+ )?(?:ris|billow|fl(?:y|ies)|swirl|cloud|trail)/;

/** What the wind carries, or whoever passes stirs up. */
export function windBorne(text: string): Effect[] {
  return [...(SAND.test(text) ? (['sand'] as const) : []), ...(DUST.test(text) ? (['dust'] as const) : [])];
}
