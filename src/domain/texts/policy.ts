/**
 * Content policy: patterns with a category. A short list that refuses only what no deployment wants; the operator
 * extends it in the settings. Patterns match words, not meaning, so the list is narrow on purpose and excepts phrases
 * in which the words are harmless.
 */
export interface PolicyRule {
  readonly category: string;
  readonly pattern: RegExp;
  /** Phrases that are removed before the pattern is tried. */
  readonly harmless?: RegExp;
}

/** `minor` means a person only where no noun follows: not in a minor key, a minor detail, B minor. */
const MINOR = String.raw`minors\b|minor\b(?=\s*(?:[.,;:!?)"']|$)|\s+(?:who|being|is|was|in|on|at|with|and|having|posing|doing|performing|engaged|undressing)\b)`;
const AGE = String.raw`(?:[1-9]|1[0-7])[- ]years?[- ]olds?\b`;
const CHILD = String.raw`(?:child(?:ren)?|kids?|underage|pre-?teens?|toddlers?|teens?|teenage(?:rs?)?|school(?:girl|boy)s?|(?:little|young) (?:girl|boy)s?)\b`;
const YOUNG = String.raw`\b(?:${CHILD}|${AGE}|${MINOR})`;
const SEXUAL = String.raw`\b(?:porn\w*|nudes?|naked|topless|sexual\w*|erotic\w*|explicit (?:sex\w*|acts?|poses?|scenes?|videos?|videos?|movies?|images?|pictures?|photos?|content|material|footage))\b`;

/** Both words in one sentence, close together, in either order. */
const together = (one: string, other: string) =>
  new RegExp(`(?:${one})[^.!?]{0,40}(?:${other})|(?:${other})[^.!?]{0,40}(?:${one})`, 'i');

const phrases = (...alternatives: string[]) =>
  new RegExp(String.raw`\b(?:${alternatives.join('|')})\b`, 'gi');

const OTHER_MEANINGS = phrases(
  'in [a-g](?:[- ](?:flat|sharp))? minor',
  'kid (?:gloves?|leather|goats?)',
  'naked (?:eyes?|truth|flames?|lights?|bulbs?|trees?|branch(?:es)?|twigs?|rocks?|hills?|earth|soil|walls?|concrete|cakes?|wires?|mole[- ]rats?)',
  'nude (?:colou?rs?|tones?|shades?|palettes?|lipsticks?|heels|shoes|tights|nails?|statues?|sculptures?)',
  'topless (?:bus(?:es)?|cars?|towers?|double-deckers?)',
  'sexual (?:education|health|reproduction|dimorphism|selection|orientation|harassment)',
  'sexual abuse (?:prevention|awareness|survivors?|help ?lines?)',
  '(?:explicit )?(?:child|parental) (?:safety|locks?|controls?|advisory)',
);

export const DEFAULT_POLICY: readonly PolicyRule[] = [
  {
    category: 'sexual content involving minors',
    pattern: together(YOUNG, SEXUAL),
    harmless: OTHER_MEANINGS,
  },
  {
    category: 'sexual content involving minors',
    pattern:
      /\b(?:child|kiddie|bab(?:y|ies)|infants?)\s*(?:porn|sex)\w*\b|(?:儿童|小孩|幼女|未成年)[^。！？]{0,20}(?:色情|裸体|性爱)|(?:色情|裸体|性爱)[^。！？]{0,20}(?:儿童|小孩|幼女|未成年)/i,
    harmless: OTHER_MEANINGS,
  },
  {
    category: 'sexual content involving minors',
    // Cars are called sexy too: the word counts only directly before a person.
    pattern: new RegExp(String.raw`\bsexy (?:\w+ )?${YOUNG}`, 'i'),
  },
  {
    category: 'sexual violence',
    pattern:
      /\b(?:rape|rapes|raping|gang[- ]?rape|sexual assault) (?:scene|video|of|an?|the|her|him|them)\b/i,
    harmless: phrases(
      '(?:oilseed|winter) rape',
      'rape of (?:the )?(?:sabine|sabines|lock|lucret(?:ia|e|ece)|europa|proserpina|persephone|daughters of leucippus|ganymede)',
    ),
  },
  {
    category: 'pornography',
    pattern: /\bporn(?:ography|ographic|o)?\b|色情/i,
    harmless: phrases('(?:food|ruin|earth|nature|space|map|word|car)[- ]porn', 'anti-?porn(?:ography)?'),
  },
  {
    category: 'graphic violence',
    pattern: /\b(?:behead(?:s|ing|ed)?|dismember(?:s|ing|ed|ment)?|snuff video)\b/i,
    harmless: phrases(
      'behead(?:s|ing|ed)? (?:the |some )?(?:dandelions?|flowers?|tulips?|roses?|thistles?)',
      String.raw`beheading of (?:saint|st\.?) \w+`,
      'dismember(?:s|ing|ed)? (?:an? |the |old )?(?:dolls?|robots?|mannequins?|toys?|machines?|cars?)',
      String.raw`dismember(?:ment of|ing|ed)? (?:the )?\w+ empire`,
    ),
  },
  {
    category: 'weapons of mass harm',
    pattern:
      /\bhow to (?:make|build|assemble) (?:an? )?(?:home-?made )?(?:pipe ?bombs?|bombs?|nerve agents?|chemical weapons?|explosives|explosive (?:devices?|vests?|belts?))\b(?![- ](?:shelters?|disposal|detectors?|calorimeters?|jackets?))/i,
  },
];

/** The category of the first rule that the text breaks, or null. */
export function breachedCategory(rules: readonly PolicyRule[], text: string): string | null {
  const breaks = ({ pattern, harmless }: PolicyRule) =>
    pattern.test(text) && (harmless === undefined || pattern.test(text.replace(harmless, '…')));
  return rules.find(breaks)?.category ?? null;
}

/** The same for several texts, each checked separately. */
export function breachedByAny(rules: readonly PolicyRule[], texts: readonly string[]): string | null {
  for (const text of texts) {
    const category = breachedCategory(rules, text);
    if (category !== null) return category;
  }
  return null;
}
