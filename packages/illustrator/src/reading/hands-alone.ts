import { isWord } from './tokens.ts';

const HANDS = /^(hands|fingers|fingertips)$/;
const BEFORE =
  /^(an?|the|two|pair|of|both|old|young|wrinkled|weathered|small|tiny|delicate|strong|rough|gloved|tattooed|dirty|calloused|skilled|steady|elderly|careful|nimble|gnarled|floury|muddy|brown|pale|dark|aged|female|male|close|up|shot|macro|closeup|focus|on|detail)$/;
const WHOSE = /^(man|woman|girl|boy|child|person)$/;

/**
 * Hands that do something without anybody being named are somebody's: "hands knitting a scarf". Whose they are, where
 * it is said ("a potter's hands"), does it himself. `null` where no hands act.
 */
export function ofHands(tokens: readonly string[]): string[] | null {
  const at = tokens.findIndex((token) => HANDS.test(token));
  if (at < 0 || !acts(tokens, at)) return null;
  if (tokens[at - 1] === "'") return begins(tokens, at - 2) ? told(tokens, at - 1, at, []) : null;
  let from = at;
  while (from > 0 && BEFORE.test(tokens[from - 1]!)) from--;
  if (from > 0 && isWord(tokens[from - 1])) return null;
  const female = tokens.slice(from, at + 8).some((token) => /^(female|polish|manicured)$/.test(token));
  const old = tokens
    .slice(from, at)
    .some((token) => /^(old|wrinkled|weathered|elderly|aged|gnarled)$/.test(token));
  const who = old ? (female ? ['old', 'woman'] : ['old', 'man']) : [female ? 'woman' : 'person'];
  return told(tokens, from, at, ['a', ...who]);
}

function told(tokens: readonly string[], from: number, at: number, who: readonly string[]): string[] {
  const rest = tokens.slice(at + 1);
  // "With chipped red nail polish": hands have that, and no bottle stands beside them.
  const polish = rest.slice(0, 7).indexOf('polish');
  return [...tokens.slice(0, from), ...who, ...rest.slice(rest[0] === 'with' && polish > 0 ? polish + 1 : 0)];
}

/** Whoever has the hands is what the sentence is about. */
function begins(tokens: readonly string[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).join(' ');
  return (
    WHOSE.test(tokens[at] ?? '') ||
    !/\b(in|into|on|onto|from|by|to|holds?|holding|takes?|shakes?)\b/.test(before)
  );
}

/** A verb follows, after what is said of the hands. */
function acts(tokens: readonly string[], at: number): boolean {
  const rest = tokens.slice(at + 1, at + 10);
  const clause = rest.slice(
    0,
    Math.max(
      0,
      rest.findIndex((token) => !isWord(token)),
    ) || undefined,
  );
  if (/^(in|on|up|together|behind|free|and)$/.test(clause[0] ?? '')) return false;
  return (
    /ing$/.test(clause[0] ?? '') ||
    clause[0] === 'with' ||
    /^[a-z]{3,}(?<!s|ly)$/.test(clause[0] ?? '') ||
    /^(ties|holds|shapes|kneads|plays)$/.test(clause[0] ?? '')
  );
}
