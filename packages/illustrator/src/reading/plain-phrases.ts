import { COLOUR_WORDS, SIZE_WORDS } from './lexicon/verbs.ts';
import { matchDeeds } from './match-deeds.ts';
import { isWord } from './tokens.ts';

/** Phrases that would be read word by word as something else, in words that are read right. */
export function plainPhrases(tokens: readonly string[]): string[] {
  const told: string[] = [];
  const deeds = new Set(matchDeeds(tokens).flatMap(({ at }) => (at.length > 1 ? at : [])));
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at]!, tokens[at + 1] ?? ''];
    // "Knocks over a vase", "trips over a cable": nobody is above it.
    if (PARTICLE_VERB.test(token) && next === 'over' && !deeds.has(at + 1)) {
      told.push(token);
      at += 1;
    } else if (PASSIVE.test(token) && next === 'by') continue;
    else if (token === 'in' && AGE.test(tokens[at + 2] ?? '')) at += 2;
    else if (COVERED.test(token) && /^(in|with|by)$/.test(next)) at = cover(tokens, at, told);
    else if (
      /^(in|on|wearing)$/.test(token) &&
      /^(roller|ice|inline)$/.test(next) &&
      /^skates?$/.test(tokens[at + 2] ?? '')
    ) {
      told.push(next === 'ice' ? 'ice' : 'roller', 'skating');
      at += 2;
    } else if (token === 'its' && next === 'coat') at += 1;
    else if (token === 'moon' && told.at(-1) === 'the' && MOON_DOES.test(next)) told.push('full', 'moon');
    else if (GEAR.test(token) && isWornBefore(told)) told.push('clothes');
    else if (token === 'whose' && isWord(next) && !isLost(tokens, at + 2))
      told.push('with', ...(/s$/.test(next) ? [] : ['a']));
    else if (ON_SKIN.test(token) && wornOnSkin(told)) continue;
    else if (token === 'nail' && next === 'polish' && wornOnSkin(told)) at += 1;
    else if (DRIZZLED.test(token)) continue;
    else if (HOLDS.test(token) && tailAhead(tokens, at)) told.push('following');
    else told.push(token);
  }
  return told;
}

const PARTICLE_VERB =
  /^(knock|tip|fall|flip|trip|turn|roll|toppl|kick|hand|take|win|boil|spill|bend|lean|push|stumbl|tripp|tipp|flipp|bent|fell|keel|gush)(e|s|es|ed|ing)?$/;
const COVERED =
  /^(covered|smeared|splattered|spattered|caked|coated|drenched|soaked|stained|dusted|sprinkled|dripping|drizzled|overgrown|encrusted|topped|decorated)$/;
/** What covers something and is seen all the same. */
const SEEN =
  /^(snow|ice|frost|fog|mist|flames|fire|candles|lights|balloons|leaves|flags|lanterns|stickers|strawberries|cherries|berries|cream|whipped|sprinkles)$/;
const FLOWERS = /^(flowers?|roses?|blossoms?|daisies|wildflowers|tulips|sunflowers|poppies)$/;
const PASSIVE = /^(raised|carried|lifted|held|brought|hugged|told|explained)$/;
const AGE = /^(teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|prime)$/;
const MOON_DOES =
  /^(rises?|rising|hangs?|hanging|shines?|shining|glows?|glowing|sets|appears|peeks|climbs|hovers|floats|lights|is)$/;
const GEAR = /^(gear|attire|garb|apparel|clothing|getup|regalia|finery)$/;
const ON_SKIN =
  /^(lipstick|makeup|mascara|eyeliner|eyeshadow|tattoos?|freckles|dimples|wrinkles|blush|rouge)$/;
const DRIZZLED = /^(drizzled|drizzling|showered|clouded|fogged|misted)$/;
const HOLDS = /^(hold|holds|holding|held|grab|grabs|grabbing|gripping|grips|bites|biting|pulls|pulling)$/;

/** A face covered in mud is a face; a fence covered in roses has roses. */
function cover(tokens: readonly string[], at: number, told: string[]): number {
  const from = at + 2;
  let end = from;
  while (
    isWord(tokens[end]) &&
    end - from < 4 &&
    !/^(and|on|in|at|is|are|while|as|with|near|under|beside|stands?|\w+[^s]s|\w+ing)$/.test(tokens[end]!)
  )
    end++;
  const plural = /[^s]s$/.test(tokens[end] ?? '') && end === from + (tokens[from] === 'red' ? 1 : 0);
  const what = tokens.slice(from, plural ? end + 1 : end);
  if (
    what.length === 0 ||
    what.some((word) => SEEN.test(word)) ||
    tokens.slice(from, end + 1).some((word) => SEEN.test(word))
  ) {
    told.push(tokens[at]!);
    return at;
  }
  const flower = tokens.slice(from, from + 3).findIndex((word) => FLOWERS.test(word));
  if (flower >= 0) {
    told.push('with', ...tokens.slice(from, from + flower + 1));
    return from + flower;
  }
  return (plural ? end + 1 : end) - 1;
}

/** "Whose hat has been blown off": it is not on him any more. */
function isLost(tokens: readonly string[], at: number): boolean {
  const said = tokens.slice(at, at + 4);
  return said.some((word) =>
    /^(blown|stolen|lost|missing|gone|flying|fallen|flown|blows|flies|falls)$/.test(word),
  );
}

function isWornBefore(told: readonly string[]): boolean {
  return told.slice(-4).some((word) => /^(in|wearing|wears|wore|dressed)$/.test(word));
}

/** "With chipped red nail polish": a paint on somebody, and no bottle. Takes away what was said of it. */
function wornOnSkin(told: string[]): boolean {
  for (let at = told.length - 1; at >= Math.max(0, told.length - 5); at--) {
    const word = told[at]!;
    if (/^(with|wearing|wears)$/.test(word)) {
      told.splice(at);
      return true;
    }
    if (/^(an?|the|of|her|his)$/.test(word)) return false;
    if (!(word in COLOUR_WORDS || word in SIZE_WORDS || /(ed|y|ing|t|k)$/.test(word))) return false;
  }
  return false;
}

/** Whoever holds another's tail walks behind. */
function tailAhead(tokens: readonly string[], at: number): boolean {
  const ahead = tokens.slice(at + 1, at + 7);
  const owner = ahead.indexOf("'");
  return owner > 0 && ahead[owner + 1] === 'tail';
}
