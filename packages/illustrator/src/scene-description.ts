import type {
  Action,
  ColourName,
  Effect,
  Happening,
  Material,
  Mood,
  Season,
  SpatialRelationKind,
  Style,
  TimeOfDay,
  Weather,
} from '../compiled/names.ts';
import type { Place } from '../compiled/place.ts';

export type * from '../compiled/names.ts';
export type * from '../compiled/place.ts';

/**
 * What a film shows, in words the renderer knows. A prompt is read into this once; a remix edits it; everything
 * drawn, heard and written down (`enhanced_prompt`) comes from it. Plain JSON, and the same prompt always gives
 * the same description.
 */
export interface SceneDescription {
  /** All chance in the film comes from this number. */
  readonly seed: number;
  readonly place: Place;
  /** What is seen through the windows of a train, bus, car, plane or tent. */
  readonly outside?: Place;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season | null;
  readonly mood: Mood | null;
  readonly effects: readonly Effect[];
  /** How many moons are in the sky, where there are more than one. */
  readonly moons?: number;
  readonly largeMoon?: boolean;
  /** The sun of noon, overhead and with rays. */
  readonly highSun?: boolean;
  readonly suns?: number;
  /** Lightning strikes what the film is about. */
  readonly struck?: boolean;
  /** The trees of the forest are bamboo. */
  readonly bamboo?: boolean;
  /** What is poured, drips or runs over: `coffee`; water where nothing is named. */
  readonly liquid?: string;
  /** How far from their usual places those are whom nothing places, as a share of the width; below 0, in the other order. */
  readonly aside?: number;
  /** What lies at the bottom of the sea. */
  readonly seabed?: 'ruins' | 'wreck';
  /** Colours that the sky, what is in it and the water have here, where they are not the usual ones. */
  readonly tints?: Tints;
  /** How its ground looks, by the names of `vocabulary/looks.ts`: `flooded`. */
  readonly grounds?: readonly string[];
  readonly subjects: readonly Subject[];
  /** What is seen as well and is no subject of its own. */
  readonly details?: readonly Detail[];
  /** The lead's tie to the second subject, where the two are drawn as one or move after each other. */
  readonly relation: Relation | null;
  /** Who is where in relation to whom; between subjects' ids. */
  readonly relations: readonly SpatialRelation[];
  /** Who does what, with what and with whom. */
  readonly deeds: readonly Deed[];
  /** Who goes where, by what stands there; absent when nobody does. */
  readonly moves?: readonly Movement[];
  /** What is said aloud, in order. */
  readonly lines: readonly SpokenLine[];
  /** Singular nouns of which the prompt says that they are not there ("without people"). */
  readonly absent: readonly string[];
  readonly camera: Camera;
  readonly style: Style | null;
  /** What everything is made of, the scenery too: a city of paper. */
  readonly stuff: Material | null;
  /** The hours that pass in the film, in order; empty when it is the same hour from first to last. */
  readonly hours: readonly TimeOfDay[];
  /** The weather that comes or goes in the film, in order; empty when it stays as it is. */
  readonly weathers: readonly Weather[];
  /** Where one thing happens after another ("then …"): a scene for each, with the same ids; empty when all is at once. */
  readonly sequence: readonly SceneDescription[];
}

/** From top to bottom, where there are several; the ground is sand, grass or earth. */
export type Tints = Readonly<
  Partial<
    Record<
      'sky' | 'clouds' | 'moon' | 'sun' | 'lightning' | 'water' | 'fireworks' | 'ground',
      readonly ColourName[]
    >
  >
>;

/** How the subjects stand to each other: the first does it to the second. */
export type Relation = 'riding' | 'chasing' | 'holding' | 'playing' | 'flying-over' | 'beside' | 'watching';

/** `of` is `kind` `to`: a cup `on` a table; `at` is with the hands at it, `touching` with mouth, head or paw. Something between two others has a relation to each of them. */
export interface SpatialRelation {
  readonly kind: SpatialRelationKind;
  readonly of: SubjectId;
  readonly to: SubjectId;
  /** The part of the other that is meant: on its `head`, from its `branch`. */
  readonly part?: string;
}

/** Something that the drawing of a subject has: the dough that is kneaded, the stool of a pianist, a beak. */
export interface Detail {
  /** Unlike that of any subject. */
  readonly id: SubjectId;
  readonly noun: string;
  readonly count: number;
  readonly colour: ColourName | null;
  /** In whose drawing it is, */
  readonly of: SubjectId;
  /** for as long as they do this; null for a part, which it always has. */
  readonly deed: string | null;
}

/** The part that is said of what is held over others: they are under it. */
export const COVER = 'cover';

export interface Deed {
  readonly by: SubjectId;
  /** The verb's dictionary form as the prompt has it: `strum`. */
  readonly verb: string;
  /** The file of `deeds/` that it is drawn by: `play-guitar`; null when there is none. */
  readonly name: string | null;
  /** The direct object, where it is a subject of its own. */
  readonly object: SubjectId | null;
  /** The part of it that is meant: the knee of a boy. */
  readonly part?: string;
  /** What it is done with, where it is a subject of its own: the carrot that a horse is fed. */
  readonly using?: SubjectId;
  /** Whom it is done with or to: "with a friend", "each other". */
  readonly participants: readonly SubjectId[];
  /** All who and what takes part besides, each as what: nothing of what was understood is lost on the way to the picture. */
  readonly roles?: readonly DeedRole[];
  /** Whom or what it is directed at, and who looks there: "shouts at a goat"; itself where they do it to each other. */
  readonly toward?: SubjectId;
  /** Where one thing happens after another in one picture, after how many others; absent: at first. */
  readonly step?: number;
}

export interface DeedRole {
  /** `agent` (who does it as well), `object`, `recipient`, `instrument`, `companion`, `place`, `direction`, `path`, `source`, `topic`. */
  readonly name: string;
  readonly preposition: string | null;
  /** What it is called: `kitchen`, `knee`. */
  readonly noun: string;
  /** What is written on it by this. */
  readonly writing?: string;
  /** The subject that it is or is part of, or the detail that the drawing of the deed has; null where it is none of these: the place itself. */
  readonly id: SubjectId | null;
}

/** The way somebody takes by something that stands there. */
export type Way =
  | 'past'
  | 'around'
  | 'across'
  | 'along'
  | 'into'
  | 'onto'
  | 'out-of'
  | 'off'
  | 'under'
  | 'from-under'
  | 'toward'
  | 'away-from'
  | 'over'
  | 'through'
  | 'down'
  | 'up'
  | 'stop-at'
  /** Wherever it leads: across the picture. */
  | 'onward';

export interface Movement {
  readonly by: SubjectId;
  readonly way: Way;
  /** What stands there; null is the place itself: across the street, into the sea. */
  readonly to: SubjectId | null;
  /** Where it begins: "jumps from the log into the pond". */
  readonly from?: SubjectId;
  /** What is pulled, pushed or carried along. */
  readonly takes?: {
    readonly id: SubjectId;
    readonly where: 'ahead' | 'behind' | 'above' | 'held';
    /** On a rope or a leash. */
    readonly tied?: boolean;
  };
  /** `pass`: a thing changes hands or places, and is seen with its new holder. */
  readonly manner: 'go' | 'jump' | 'roll' | 'slide' | 'throw' | 'pass';
  /** Of what passes: the parts of both at which it is, before and after. */
  readonly fromPart?: string;
  readonly toPart?: string;
  /** It passes through the air, between two who stand apart. */
  readonly thrown?: true;
  /** In which of the steps of the film: 0 begins with it. */
  readonly step: number;
}

export interface SpokenLine {
  /** Null is a narrator who is not seen. */
  readonly by: SubjectId | null;
  /** Of several alike ("the second man") only this one speaks, counted from 0; absent: all of them. */
  readonly which?: number;
  readonly text: string;
  readonly manner: 'say' | 'whisper' | 'shout' | 'sing';
}

/** Counts up from 1 within a scene and stays the subject's own through edits. */
export type SubjectId = number;

export interface Subject {
  readonly id: SubjectId;
  /** Singular and English: `dog`, `hot air balloon`. */
  readonly noun: string;
  /** What they are together or to each other, where the noun says otherwise: the couple that a man and a woman are, a giraffe's calf. */
  readonly called?: string;
  /** The word for so many: `crowd`, `queue`. */
  readonly amount?: string;
  readonly figure: Figure;
  /** The name by which the texts call an actor of another film, until it is cast. */
  readonly as?: string;
  /** Where its look is left to chance: the chance of the film that it looks as in. */
  readonly likeness?: string;
  readonly count: number;
  readonly colour: ColourName | null;
  readonly size: 'tiny' | 'small' | 'normal' | 'large' | 'giant';
  readonly action: Action | null;
  /** Colour of the clothes, where the prompt says so. */
  readonly dress: ColourName | null;
  /** Garments the prompt names, each with its colour. */
  readonly clothes: readonly Garment[];
  /** Of people, where the prompt tells it and the noun does not: a girl surfer, a mechanic and her tools. */
  readonly sex?: 'female' | 'male';
  /** Whose it is, or whose kin: it stands where they are, unless it is said to be elsewhere. */
  readonly owner?: SubjectId;
  /** What they have at hand by what they are called: a book thief's book. */
  readonly carries?: string;
  /** What is written on it: by the prompt, or on people, where nothing else tells what they are. */
  readonly word?: string;
  readonly age?: 'baby' | 'toddler' | 'child' | 'teen' | 'old';
  /** Hair, scarf or clothes are blown about. */
  readonly windy?: boolean;
  readonly material: Material | null;
  /** How it looks: `angry`, `wet`, `striped`, by the names of `vocabulary/looks.ts`. */
  readonly looks?: readonly string[];
  /** What of a thing looks otherwise than the rest: a roof of straw, a red lid. */
  readonly parts?: readonly Part[];
  /** What is in a glass or cup, and what is poured into it. */
  readonly drink?: Drink;
  /** What rises from it: from the chimney of a house, from a hot dish. */
  readonly gives?: 'smoke' | 'steam';
  /** Another form than such things usually have. */
  readonly form?: 'heart';
  /** A toy or figurine of such a thing: it stands where it was put. */
  readonly toy?: boolean;
  /** What a thing does by itself, or what becomes of it. */
  readonly does?: Happening;
  /** It has happened before: the thing is as it is afterwards. */
  readonly over?: true;
  /** How a thing or an animal is that does not stand as it does else. */
  readonly lies?: 'flat' | 'leaning' | 'on-back' | 'on-belly' | 'on-hind-legs' | 'upside-down';
  /** Only the hands of somebody who does something are seen, and what they do. */
  readonly shown?: 'hands';
  /** The file of `deeds/`: a pose with its props; null when none fits. */
  readonly deed: string | null;
  /** How the body of a person is meanwhile, where the prompt says it: whatever is done is done so. */
  readonly posture?: Posture;
  /** What hands and eyes do where no drawing of the deed fits. */
  readonly hands?: Hands;
  /** The colour of what the deed itself is drawn with: of the bike that is ridden, of the wall that is painted. */
  readonly tint?: ColourName;
  /** Several of them do the deed to one thing, which is drawn once. */
  readonly shares?: boolean;
  /** What becomes of it from the first second to the last. */
  readonly change: Change | null;
}

export interface Part {
  readonly noun: string;
  readonly colour: ColourName | null;
  readonly looks: readonly string[];
}

/** A pose that is put together for any verb. */
export interface Hands {
  readonly does: 'work' | 'push' | 'pull' | 'lift' | 'strike' | 'shake' | 'look' | 'reach';
  /** Whom or what it is done to, which stands where they reach. */
  readonly at?: SubjectId;
  /** The part of it that is meant: the knee of a boy. */
  readonly part?: string;
  /** What is in hand. */
  readonly holds?: SubjectId;
  /** Several have what it is done to between them, in their hands. */
  readonly shared?: boolean;
}

/** `sit-low` is on the ground, with stretched legs; `prone` is on the stomach. */
export type Posture = 'sit' | 'sit-low' | 'kneel' | 'crouch' | 'lie' | 'prone';

export type Change = 'grow' | 'bloom' | 'melt' | 'burn';

export interface Drink {
  readonly liquid: string;
  /** What flows into it while it is filmed. */
  readonly poured: string | null;
  readonly ice: boolean;
  readonly cream: boolean;
}

export interface Garment {
  /** Singular, except what is only plural: `hat`, `jeans`. Hair and beards count among them. */
  readonly name: string;
  readonly colour: ColourName | null;
  /** What is printed on it. */
  readonly pattern?: {
    readonly kind: 'stripes' | 'dots' | 'checks' | 'flowers';
    readonly colour: ColourName | null;
  };
}

/**
 * What draws a subject. An `object` is a file of `things/`, by its name; a `sign` has the noun written on it, for what nothing here
 * can draw; `emoji` is for any noun that has a picture in the emoji set but no figure of its own.
 */
export type Figure =
  | {
      readonly kind:
        | Animal
        | 'person'
        | 'vehicle'
        | 'craft'
        | 'landmark'
        | 'instrument'
        | 'prop'
        | 'object'
        | 'sign';
      readonly model: string;
    }
  | { readonly kind: 'emoji'; readonly icon: string };
type Animal = 'quadruped' | 'bird' | 'fish' | 'creature';

export interface Camera {
  /** It drifts where nothing is said of it; the others are asked for, and are as large as one asks for them. */
  readonly move:
    | 'track'
    | 'drift-left'
    | 'drift-right'
    | 'pan-left'
    | 'pan-right'
    | 'zoom-in'
    | 'zoom-out'
    | 'rise'
    | 'sink'
    | 'circle'
    | 'handheld'
    | 'still';
  readonly framing: 'wide' | 'medium' | 'close-up' | 'aerial' | 'overhead' | 'low';
  /** 1 is real time; slow motion is less, time lapse more. */
  readonly pace: number;
  /** `none`: one unbroken take. `sequence`: a shot for each thing that happens. `free`: a long film is cut as well. */
  readonly cutting: 'none' | 'sequence' | 'free';
}
