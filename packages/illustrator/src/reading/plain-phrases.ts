import { COLOUR_WORDS, SIZE_WORDS } from './lexicon/verbs.ts';
import { matchDeeds } from './match-deeds.ts';
import { isWord } from './tokens.ts';

/** Phrases that would be read word by word as something else, in words that are read right. */
export function plainPhrases(tokens: readonly string[]): string[] {
  const told: string[] = [];
  const deeds = new Set(matchDeeds(tokens).flatMap(({ at }) => (at.length > 1 ? at : [])));
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at]!, tokens[at + 1] ?? ''];
    const perch = token === 'from' ? perched(tokens, at, told) : 0;
    if (perch > 0) {
      at += perch;
      continue;
    }
    // "Knocks over a vase", "trips over a cable": nobody is above it.
    if (PARTICLE_VERB.test(token) && next === 'over' && !deeds.has(at + 1)) {
      told.push(token);
      at += 1;
    } else if (token === 'over' && CREEPS.test(told.at(-1) ?? '') && next !== 'to' && !deeds.has(at))
      told.push('on');
    else if (PASSIVE.test(token) && next === 'by') continue;
    else if (token === 'in' && AGE.test(tokens[at + 2] ?? '')) at += 2;
    else if (COVERED.test(token) && /^(in|with|by)$/.test(next)) at = cover(tokens, at, told);
    else if (
      /^(in|on|wearing)$/.test(token) &&
      /^(roller|ice|inline)$/.test(next) &&
      /^skates?$/.test(tokens[at + 2] ?? '')
    ) {
      told.push(next === 'ice' ? 'ice' : 'roller', 'skating');
      at += 2;
    } else if ((token === 'on' && next === 'horseback') || (token === 'by' && RIDDEN.test(next))) {
      told.push('riding', 'a', next === 'horseback' ? 'horse' : next);
      at += 1;
    } else if (token === 'lap' && onLap(told)) continue;
    else if (HAS.test(token) && mealAt(tokens, at) > 0) {
      const meal = mealAt(tokens, at);
      told.push((DRUNK.test(tokens[meal]!) ? 'drink' : 'eat') + HAS_ENDINGS[token]!, tokens[meal]!);
      at = meal;
    } else if (/^(at|up)$/.test(token) && LOOKS.test(told.at(-1) ?? '') && aloft(tokens, at) > 0) {
      told.push('up');
      at = aloft(tokens, at);
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
/** Whoever does it over something touches it. */
const CREEPS = /^(crawl|creep|climb|slither|scurr|scuttl|clamber|scrambl|wriggl|inch)(e|s|es|ies|y|ed|ing)?$/;
/** "An owl stares at a mouse from a branch" sits there; who jumps or hangs from it does not. */
const LOOKS =
  /^(look|watch|star|gaz|peer|peek|glar|spy|spies|observ|sing|hoot|call|wav|shout|crow)(e|s|es|ed|ing)?$/;
const PERCH =
  /^(branch|twig|roof|rooftop|fence|wall|ledge|balcony|chimney|rock|boulder|windowsill|perch|shelf)$/;
/** "By bicycle", and not "by a bicycle". */
const RIDDEN = /^(bicycle|bike|motorcycle|motorbike|moped|scooter|unicycle|horse|camel|donkey|mule|sled)$/;
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

const HAS = /^(has|have|having|had)$/;
const HAS_ENDINGS: Readonly<Record<string, string>> = { has: 's', have: '', having: 'ing', had: 's' };
const MEAL = /^(dinner|lunch|breakfast|supper|brunch|coffee|tea|beer|wine|drinks?)$/;
const DRUNK = /^(coffee|tea|beer|wine|drinks?)$/;

/** "Has dinner", "having a cup of tea": where the meal is said, or 0. */
function mealAt(tokens: readonly string[], at: number): number {
  let meal = at + 1;
  while (
    meal < at + 5 &&
    /^(an?|the|their|his|her|some|cup|glass|of|early|late|romantic|big)$/.test(tokens[meal] ?? '')
  )
    meal++;
  return MEAL.test(tokens[meal] ?? '') ? meal : 0;
}

/** "Looks at the clouds", "gazes up at the sky": seen from the ground. The last of these words, or 0. */
function aloft(tokens: readonly string[], at: number): number {
  const words = tokens.slice(at, at + 4).join(' ');
  const seen = /^(?:up )?(?:at )?the (?:blue |cloudy )?(?:sky|clouds)\b/.exec(words);
  return seen ? at + seen[0].split(' ').length - 1 : 0;
}

/** "A cat sleeps in a woman's lap", "a woman with a cat on her lap": she has it in her arms. */
function onLap(told: string[]): boolean {
  const [preposition, whose] = told.slice(-2);
  if (/^(on|in)$/.test(preposition ?? '') && /^(his|her|their)$/.test(whose ?? '')) {
    told.splice(-2);
    const company = told.lastIndexOf('with');
    if (company > 0) told[company] = 'cradling';
    return true;
  }
  const from = told.findLastIndex((word) => /^(on|in)$/.test(word));
  const owner = told.slice(from + 1, told.indexOf("'", from));
  const verb = told.findLastIndex((word, index) => index < from && LIES.test(word));
  const start = told.findLastIndex((word, index) => index < verb && /^(and|while|as|[.,;])$/.test(word)) + 1;
  if (told.at(-1) !== "'" || owner.length < 2 || verb <= start) return false;
  told.splice(start, told.length, ...owner, 'cradles', ...told.slice(start, verb));
  return true;
}

const LIES =
  /^(is|sits?|sitting|sleeps?|sleeping|lies|lying|curls?|curled|rests?|resting|purrs|purring|naps?)$/;

/** Puts "on a branch" before the look that is taken from there; how many words it was, or 0. */
function perched(tokens: readonly string[], at: number, told: string[]): number {
  const words = tokens.slice(at + 1, at + 4);
  const length = words.findIndex((word) => PERCH.test(word)) + 1;
  const looks = told.findLastIndex((word, index) => index >= told.length - 8 && LOOKS.test(word));
  if (length < 2 || looks < 1 || !/^(an?|the|its|his|her|their)$/.test(words[0]!)) return 0;
  const verb = /^(is|are|was|were)$/.test(told[looks - 1]!) ? looks - 1 : looks;
  told.splice(verb, 0, 'on', ...words.slice(0, length));
  return length;
}

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
