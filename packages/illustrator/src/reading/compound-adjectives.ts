import { CONTAINERS } from './lexicon/containers.ts';
import { COLOUR_WORDS, COUNT_WORDS } from './lexicon/verbs.ts';

/**
 * "A flour-dusted apron", "a bear-sized dog", "a three-headed dog": what stands before the hyphen is no thing of its own.
 * What such a word tells of weather, light, colour or what somebody holds is said in plain words; the rest is left out.
 */
export function plainAdjectives(text: string): string {
  return text
    .replace(WITHOUT_HYPHEN, hyphenated)
    .replace(COLOUR_LIKE, (whole: string, like: string, colour: string) =>
      LIKENESS.has(like) ? colour : whole,
    )
    .replace(HOLDING, (_, thing: string, verb: string, who: string) =>
      /^(?:wearing|clad)$/.test(verb) ? `${who} wearing a ${thing} ` : `${who} holding a ${thing} `,
    )
    .replace(FILLED, (whole: string, things: string, holder: string) =>
      CONTAINERS.has(holder) ? `${holder} with ${things}s` : whole,
    )
    .replace(NUMBERED, (whole: string, number: string) =>
      number in COUNT_WORDS || /^\d/.test(number) ? '' : whole,
    )
    .replace(COMPOUND, (whole: string, first: string, second: string) => plain(whole, first, second));
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

const PARTICIPLES = words(`
  dusted covered splattered spattered stained soaked drenched capped walled lined filled shaped sized bleached fringed trimmed rimmed embroidered patterned coated crusted speckled streaked strewn
  laden lit clad paved panelled paneled themed kissed swept shrouded encrusted studded topped
`);
const NO_NOUN = words(`
  were was is are be being been all richly brightly newly half freshly heavily fully partly warmly dimly softly poorly well and or just now big small round old oddly strangely perfectly
`);
const AFTER_VERB = words(`
  in with by on of from to and at over the a an his her its their up out off all like two three as along him them it into through under while
`);

/** "A flour dusted apron": the same without its hyphen, where a noun follows. */
const WITHOUT_HYPHEN =
  /\b(an?|the|his|her|its|their|of|under|over|with|in) ([a-z]{3,12}) ([a-z]{3,12}) (?=([a-z]+))/g;

function hyphenated(whole: string, article: string, noun: string, participle: string, next: string): string {
  const describes = PARTICIPLES.has(participle) && !NO_NOUN.has(noun) && !AFTER_VERB.has(next);
  return describes && !(noun in COLOUR_WORDS) ? `${article} ${noun}-${participle} ` : whole;
}

const LIKENESS = words(`
  cherry apple ruby brick candy-apple fire-engine engine tomato strawberry rust lemon canary banana mustard sunflower butter honey emerald grass moss jade leaf pea sea ocean sapphire cobalt royal electric steel
  peacock plum grape salmon bubblegum bubble-gum gum rose coral flamingo milk snow pearl chalk bone jet coal pitch raven ink slate ash smoke chestnut coffee caramel nut pumpkin tangerine carrot copper
  bronze fire flame candy cotton-candy
`);
/** "Banana-yellow", "cherry red": a colour and no fruit. */
const COLOUR_LIKE =
  /\b([a-z]+(?:-[a-z]+)?)[- ](red|orange|yellow|green|blue|purple|pink|white|black|brown|gr[ae]y|gold)\b/g;

/** "A sword-wielding knight" has a sword in hand, a top-hat-wearing frog one on its head. */
const HOLDING =
  /\b([a-z]{3,12}(?:[- ][a-z]{3,8})?)-(wielding|carrying|holding|bearing|toting|wearing|clad) ([a-z]{3,14})\b/g;

const FILLED = /\b([a-z]{3,12})-(?:filled|laden|stuffed) ([a-z]{3,12})\b/g;

/** "A three-headed dog", "a two-story house": neither three dogs nor two houses. */
const NUMBERED =
  /\b([a-z]{3,5}|\d{1,3})-(?:[a-z]{2,12}ed|stor(?:e?y|ies)|person|man|foot|feet|inch|met(?:er|re)|mile|ton|year-old|year|month-old|week-old|day|hour|minute|second|seat|seater|door|lane|tier|way|part|room|bedroom|star|string|point|course|deck|masted|poster|wheel|wheeler)(?![-a-z])/g;

const COMPOUND = /\b([a-z]{2,12})-([a-z]{3,12})\b/g;

/** What is no participle by its ending. */
const DESCRIBING =
  /^(?:shaped|sized|size|like|themed|inspired|flavou?red|scented|style|print|proof|wide|long|high|deep|tall|thin|thick|bound|built|worn|torn|lit|swept|blown|woven|made|grown|spun|cut|bred|fed|hung|strewn|ridden|eaten|beaten|frozen|hewn|sewn|clad|laid|born|struck|burnt|fresh|ready|free|friendly|rich|heavy|side|smooth|calm|bright|sharp|soft|cold|hot|clear|quiet|still|hard|crisp|tight|solid|stiff|straight)$/;
/** Participles that say of what colour something is. */
const COLOURING =
  /^(?:feathered|furred|winged|scaled|skinned|coated|painted|dyed|hulled|bodied|colou?red|tinted|clad|dressed|striped|spotted)$/;
/** Hair is read from these words as they stand, snow and hearts too; a horse before a carriage is seen. */
const KEPT =
  /^(?:\w+-(?:haired|bearded|covered)|heart-shaped|(?:horse|ox|dog|donkey|reindeer)-drawn|\w+-aged|polka-dotted|pin-striped|black-haired|jack-o|hot-air|time-lapsed?|one-take)$/;
/** Sports, and what people do: "ice-skating on a lake". */
const DONE =
  /^(?:ice|roller|horse|wind|water|rock|kite|sky|tap|break|belly|bungee|weight|bird|skate|snow|body|line|figure|hand|arm|tight|mountain|skate|base|cliff|deep|free|people|sight|window|baby|dog|bare|fly|spear|sun|day|sleep|book|card|story|square|pole|scuba|parasail|paper|pot|dumpster|crowd)-[a-z]+ing$/;

const LIGHT: Readonly<Record<string, string>> = {
  sun: 'sunny',
  rain: 'rainy',
  storm: 'stormy',
  fog: 'foggy',
  mist: 'misty',
  moon: 'moonlit',
  star: 'starry',
  neon: 'neon',
  snow: 'snowy',
  frost: 'frosty',
};
/** Weather that lies on something: mountains are capped with snow, and a boat bleached by the sun, in any weather. */
const NO_WEATHER =
  /^(?:capped|topped|peaked|bleached|cracked|baked|dried|faded|tanned|beaten|shaped|sized|colou?red|dusted|white)$/;

function plain(whole: string, first: string, second: string): string {
  if (KEPT.test(whole)) return /-covered$/.test(whole) ? covered(first, whole) : whole;
  if (first in COLOUR_WORDS && /ed$/.test(second)) return COLOURING.test(second) ? first : '';
  if (second in COLOUR_WORDS) return first in COLOUR_WORDS ? whole : SHADE.test(first) ? whole : second;
  if (!DESCRIBING.test(second) && !/(?:ed|ing)$/.test(second)) return whole;
  if (/ing$/.test(second)) return DONE.test(whole) || FIRE.test(whole) ? whole : '';
  return first in LIGHT && !NO_WEATHER.test(second) ? LIGHT[first]! : '';
}

const FIRE = /^(?:fire|flame)-(?:breathing|spitting)$/;
const SHADE =
  /^(?:dark|light|pale|deep|bright|navy|sky|baby|powder|ice|midnight|wine|blood|forest|hunter|bottle|mint|lime|neon|olive|chocolate|sandy|charcoal|hot|shocking|off|pastel|burgundy)$/;

/** Snow, ice and flowers that cover something are seen. */
function covered(first: string, whole: string): string {
  if (/^(?:snow|ice)$/.test(first)) return whole;
  return first in LIGHT ? LIGHT[first]! : first === 'flower' ? 'flowery' : '';
}
