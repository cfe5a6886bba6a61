/**
 * What a film shows, in words the renderer knows. A prompt is read into this once; a remix edits it; everything
 * drawn, heard and written down (`enhanced_prompt`) comes from it. Plain JSON, and the same prompt always gives
 * the same description.
 */
export interface SceneDescription {
  /** The prompt in English, as far as the lexicon could translate it. */
  readonly text: string;
  /** All chance in the film comes from this number. */
  readonly seed: number;
  readonly place: Place;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season | null;
  readonly mood: Mood | null;
  readonly effects: readonly Effect[];
  readonly subjects: readonly Subject[];
  readonly relation: Relation | null;
  readonly camera: Camera;
  readonly style: Style | null;
}

export const PLACES = [
  'sky',
  'forest',
  'jungle',
  'mountains',
  'lake',
  'beach',
  'ocean',
  'underwater',
  'desert',
  'meadow',
  'savanna',
  'farm',
  'park',
  'city',
  'street',
  'room',
  'kitchen',
  'stage',
  'space',
  'moon',
  'mars',
  'arctic',
  'abstract',
] as const;
export type Place = (typeof PLACES)[number];

export type TimeOfDay = 'day' | 'dawn' | 'sunset' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'calm' | 'happy' | 'dramatic' | 'mysterious' | 'romantic' | 'sad';
export type Effect =
  | 'fireworks'
  | 'rainbow'
  | 'aurora'
  | 'petals'
  | 'leaves'
  | 'fireflies'
  | 'embers'
  | 'bubbles'
  | 'confetti'
  | 'shooting-stars'
  | 'full-moon'
  | 'neon'
  | 'flowers'
  | 'sunflowers';
export type Style =
  | 'anime'
  | 'comic'
  | 'news'
  | 'selfie'
  | 'nostalgic'
  | 'thanksgiving'
  | 'noir'
  | 'watercolor'
  | 'cyberpunk';

/** How the subjects stand to each other: the first does it to the second. */
export type Relation = 'riding' | 'chasing' | 'holding' | 'playing' | 'flying-over' | 'beside' | 'watching';

export interface Subject {
  /** Singular and English: `dog`, `hot air balloon`. */
  readonly noun: string;
  readonly figure: Figure;
  readonly count: number;
  readonly colour: ColourName | null;
  readonly size: 'tiny' | 'small' | 'normal' | 'large' | 'giant';
  readonly action: Action | null;
  /** Colour of the clothes, where the prompt says so. */
  readonly dress: ColourName | null;
}

/** What draws a subject. `emoji` is for any noun that has a picture in the emoji set but no figure of its own. */
export type Figure =
  | {
      readonly kind: 'quadruped' | 'bird' | 'fish' | 'person' | 'vehicle' | 'craft' | 'creature' | 'landmark';
      readonly model: string;
    }
  | { readonly kind: 'instrument' | 'prop'; readonly model: string }
  | { readonly kind: 'emoji'; readonly icon: string };

export type ColourName =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'white'
  | 'black'
  | 'brown'
  | 'grey'
  | 'golden'
  | 'silver'
  | 'turquoise';

export const ACTIONS = [
  'walk',
  'run',
  'fly',
  'swim',
  'dance',
  'sit',
  'stand',
  'sleep',
  'wave',
  'jump',
  'play',
  'ride',
  'drive',
  'sail',
  'surf',
  'ski',
  'skate',
  'climb',
  'cook',
  'read',
  'paint',
  'eat',
  'drink',
  'sing',
  'float',
  'fall',
  'launch',
  'meditate',
  'type',
  'fish',
  'look',
  'chase',
  'hold',
  'talk',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Camera {
  readonly move: 'track' | 'pan-left' | 'pan-right' | 'zoom-in' | 'zoom-out' | 'rise' | 'still';
  readonly framing: 'wide' | 'medium' | 'close-up' | 'aerial';
  /** 1 is real time; slow motion is less, time lapse more. */
  readonly pace: number;
}
