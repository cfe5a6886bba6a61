/**
 * Content policy: patterns with a category. A small list that refuses only what no deployment wants; the operator
 * extends it in the settings. It looks at words, not at meaning, so it stays narrow on purpose.
 */
export interface PolicyRule {
  readonly category: string;
  readonly pattern: RegExp;
}

export const DEFAULT_POLICY: readonly PolicyRule[] = [
  {
    category: 'sexual content involving minors',
    pattern:
      /\b(child|children|kid|minor|underage|preteen|toddler|teen(?:age)?r?)s?\b[^.!?]{0,40}\b(porn\w*|nude|naked|sexual\w*|erotic\w*|explicit)\b/i,
  },
  {
    category: 'sexual content involving minors',
    pattern:
      /\b(porn\w*|nude|naked|sexual\w*|erotic\w*|explicit)\b[^.!?]{0,40}\b(child|children|kid|minor|underage|preteen|toddler|teen(?:age)?r?)s?\b/i,
  },
  { category: 'sexual content involving minors', pattern: /\b(child|kiddie)\s*porn\w*\b|儿童色情/i },
  {
    category: 'sexual violence',
    pattern: /\b(rape|raping|gang[- ]?rape|sexual assault) (scene|video|of|a|her|him)\b/i,
  },
  { category: 'pornography', pattern: /\b(hardcore )?porn(ography|ographic|o)?\b|色情/i },
  { category: 'graphic violence', pattern: /\b(behead(ing|ed)?|dismember(ing|ed|ment)?|snuff film)\b/i },
  {
    category: 'weapons of mass harm',
    pattern:
      /\bhow to (make|build|assemble) (a )?(pipe ?bomb|bomb|nerve agent|chemical weapon|explosives?)\b/i,
  },
];

/** The category of the first rule that the text breaks, or null. */
export function breachedCategory(rules: readonly PolicyRule[], text: string): string | null {
  return rules.find((rule) => rule.pattern.test(text))?.category ?? null;
}
