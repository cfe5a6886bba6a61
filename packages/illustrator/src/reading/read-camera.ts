import type { Camera } from '../scene-description.ts';
import { isPictureMade } from './lexicon/film-talk.ts';
import type { Reading } from './reading.ts';

const MOVES: readonly (readonly [Camera['move'], RegExp])[] = [
  [
    'zoom-out',
    /\bzoom(s|ed|ing)? (it )?out|\bpull(s|ing)? (back|out|away)|\bdolly(ing)? (out|back)|\bmove (back|away)/,
  ],
  ['zoom-in', /\bzoom|\bpush(es|ing)? in\b|\bdolly|\bmov(e|es|ing) (in|closer)\b/],
  ['pan-left', /\bpan(s|ning)? (to the )?left|\bcamera (moves|moving|slides) left|\bpan left/],
  ['pan-right', /\bpan(s|ning)?\b|\bcamera (moves|moving|slides) right/],
  ['rise', /\bcrane shot\b|\bcamera (rises|tilts|rising)|\btilt(s|ing)? (up|down)\b/],
  [
    'still',
    /\b(front|side|back|rear) view\b|\bstatic (shot|camera)|\bstill (shot|camera)|\bfixed (shot|camera)|\btripod\b|\blocked off\b/,
  ],
  ['track', /\btracking shot\b|\bcamera follows\b|\bfollow(ing)? shot\b/],
];

const FRAMINGS: readonly (readonly [Camera['framing'], RegExp])[] = [
  [
    'aerial',
    /\baerial\b|\bbird'?s[- ]eye|\bfpv\b|(?<!\b(?:spotlights?|lights?|lit|sunlight|rain|snow|water|falls?|falling|shines?|shining|drops?) )\bfrom above\b|\btop[- ]down\b|\bdrone (shot|view|footage)|\boverhead (?:shot|view|angle|camera|footage|perspective|drone)\b|\bfrom (?:directly )?overhead\b|^overhead\b/,
  ],
  [
    'close-up',
    /\bclose[- ]?up\b|\bmacro\b|\bportrait of\b|\bclose shot\b|\bcloser (?:shot|look|view|in)\b|\b(?:camera|get|gets|getting|move|moves|moving|go|come) (?:\w+ )?closer\b/,
  ],
  ['wide', /\bwide\b|\bestablishing shot\b|\bpanoram/],
  ['medium', /\bmedium shot\b|\bmid shot\b/],
];

/** What the camera does is read apart: its words are nobody's actions and no things. */
const CAMERA_PHRASES =
  /(?<!\b(?:an?|his|her|their|two|three|old|vintage|retro|small|video|digital|photo|film|red|black|blue|pink|white|silver|green|yellow) )\b(the )?camera\b[^.;,]*?(?=\b(on|at|over|towards?|of|past|around|from|behind|through|along|into|across|above|beside) (an?|the|two|three)\b|[.;,]|$)|\b(an? |the )?(drone|aerial|bird'?s[- ]eye|helicopter|satellite|overhead|top[- ]down|fpv|pov)[- ](view|shot|footage|video|perspective|angle|flight)( of)?\b|\b(an? |the )?([a-z]+ )?(close[- ]?up|medium|wide|long|establishing|tracking|panoramic|macro|static|still|low[- ]angle|high[- ]angle|slow[- ]motion|time[- ]lapse|cinematic)[- ]((tracking|dolly|crane|drone) )?(shot|view|footage|video|angle|photo|photograph|picture|image)( of| follow(s|ing))?\b|\b(an? )?(extreme )?close[- ]?up( shot)?( of)?\b|\b(front|side|back|rear|top)[- ]view( of)?\b|\b(a|the) (shot|view|video|film|photo|picture|image|footage|portrait|clip|animation|rendering|scene|timelapse|time[- ]lapse) of\b|\b(time|hyper)[- ]?lapse( of)?\b|\bslow[- ]motion( of)?\b|\bzoom(s|ing)? (in|out)( on| of| to)?\b|\b(an? )?(slow|smooth|gentle|quick|steady|whip) pan(s|ning)?\b( (to the )?(left|right))?|\bpan(s|ning)? (to the )?(left|right)\b|\b(tracking|following|establishing) shot( of| follow(s|ing))?\b|\b(in )?(an? )?(one|single|unbroken|uninterrupted|continuous|long)[- ](take|shot)( of)?\b|\bwithout cuts?\b|\b(it is )?one unbroken take\b/g;

/** One take from first to last. */
const UNBROKEN =
  /\b(one|single|unbroken|uninterrupted|continuous|long)[- ](take|shot)\b|\boner\b|\b(without|no) cuts?\b|\buncut\b/;

export function withoutCamera(text: string): string {
  return withoutShots(text).replace(CAMERA_PHRASES, (phrase, ...rest) => {
    const [at, whole] = rest.slice(-2) as [number, string];
    return isPictureMade(phrase, whole.slice(0, at)) ? phrase : ' ';
  });
}

const CUT_INTO_SHOTS = /\ba longer film is cut into shots[a-z:, ]{0,60}/g;

/** How a film is cut says nothing of how the scene is framed. */
function withoutShots(text: string): string {
  return text.replace(CUT_INTO_SHOTS, ' ');
}

export function readCamera(text: string): Reading['camera'] {
  const pace = /slow[- ]?(motion|mo\b)|\bin slow\b|\bslow it down|\bslower\b/.test(text)
    ? 0.45
    : /time[- ]?lapse|hyper[- ]?lapse|\bfast[- ]forward|\bspeed (it )?up|\bfaster\b/.test(text)
      ? 2.2
      : null;
  const move = first(MOVES, text);
  const cut = /\bcut into (several |different )?shots\b/.test(text);
  const unbroken = move === 'still' || move === 'track' || UNBROKEN.test(text);
  const cutting = cut ? 'free' : unbroken ? 'none' : null;
  return { move, framing: first(FRAMINGS, withoutShots(text)), pace, cutting };
}

function first<Value>(table: readonly (readonly [Value, RegExp])[], text: string): Value | null {
  return table.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
