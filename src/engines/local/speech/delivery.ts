import type { KokoroVoice } from '../../../weights/manifest.ts';

/** Instructions, translated into what the voice supports. */
export interface Delivery {
  readonly pace: number;
  readonly pitch: number;
  readonly volume: number;
  /** Length of pauses, as a factor. */
  readonly pauses: number;
  /** A voice to blend in, and its share. */
  readonly colour: readonly [voice: KokoroVoice, share: number] | null;
  readonly accent: 'en-us' | 'en-gb' | null;
}

const PLAIN: Delivery = { pace: 1, pitch: 1, volume: 1, pauses: 1, colour: null, accent: null };

/** Words that people use to direct a speaker. Matching factors multiply; the last colour wins. */
const DIRECTIONS: readonly (readonly [words: RegExp, change: Partial<Delivery>])[] = [
  [/\b(very|extremely|really) slow(ly)?\b/, { pace: 0.82, pauses: 1.3 }],
  [/\bslow(ly|er|ed)?\b|\bunhurried|\bleisurely|\bdeliberate(ly)?\b/, { pace: 0.86, pauses: 1.25 }],
  [/\b(very|extremely|really) (fast|quick(ly)?|rapid(ly)?)\b/, { pace: 1.15, pauses: 0.8 }],
  [
    /\bfast(er)?\b|\bquick(ly|er)?\b|\brapid(ly)?\b|\bhurried|\bbrisk|\bupbeat\b/,
    { pace: 1.15, pauses: 0.7 },
  ],
  [/\bwhisper|\bhushed\b|\basmr\b|\bbreathy\b/, { pace: 0.95, volume: 0.6, colour: ['af_nicole', 0.7] }],
  [/\bquiet(ly)?\b|\bsoft(ly)?\b|\bgentl[ey]\b|\btender/, { pace: 0.95, volume: 0.75 }],
  [/\bloud(ly)?\b|\bshout|\byell/, { volume: 1.5, pitch: 1.04 }],
  [/\bexcited|\benthusias|\benerg|\bthrilled/, { pace: 1.1, pitch: 1.06, volume: 1.15, pauses: 0.8 }],
  [/\bcheer|\bhapp(y|ily)\b|\bjoy|\bplayful|\bsmil/, { pace: 1.05, pitch: 1.05 }],
  [
    /\bsad(ly)?\b|\bsorrow|\bmelanchol|\bgrie[fv]|\bmourn|\bdepress/,
    { pace: 0.88, pitch: 0.96, volume: 0.85, pauses: 1.3 },
  ],
  [/\bcalm|\bsooth|\brelax|\bmeditat|\bpeaceful|\bbedtime/, { pace: 0.9, volume: 0.9, pauses: 1.3 }],
  [/\bangr|\bfurious|\bannoyed/, { pace: 1.06, volume: 1.3, pauses: 0.8 }],
  [/\bserious|\bsolemn|\bformal|\bauthorit|\bnewsreader|\bnarrat/, { pace: 0.96, pitch: 0.98 }],
  [/\bdramatic|\bsuspens|\bmyster|\bspooky|\bominous/, { pace: 0.9, pitch: 0.96, pauses: 1.5 }],
  [/\bdeep(er)?\b|\blow(er)? (pitch|voice)|\bbaritone|\bbass\b/, { pitch: 0.9 }],
  [/\bhigh(er)?[- ](pitch|voice)|\bsqueaky|\bchild(like|ish)?\b|\bcartoon/, { pitch: 1.15 }],
  [
    /\bbritish|\benglish accent|\blondon|\breceived pronunciation|\bposh\b/,
    { accent: 'en-gb', colour: ['bf_emma', 0.4] },
  ],
  [/\bamerican\b/, { accent: 'en-us' }],
];

/** Kokoro follows no instructions, so they are translated into pace, pitch, loudness and pauses. */
export function deliveryOf(instructions: string | null): Delivery {
  const text = instructions?.toLowerCase() ?? '';
  return DIRECTIONS.filter(([words]) => words.test(text)).reduce(
    (delivery, [, change]) => ({
      pace: delivery.pace * (change.pace ?? 1),
      pitch: delivery.pitch * (change.pitch ?? 1),
      volume: delivery.volume * (change.volume ?? 1),
      pauses: delivery.pauses * (change.pauses ?? 1),
      colour: change.colour ?? delivery.colour,
      accent: change.accent ?? delivery.accent,
    }),
    PLAIN,
  );
}
