import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
import type {
  Camera,
  Drink,
  Effect,
  SceneDescription,
  SpatialRelation,
  Subject,
  SubjectId,
  Tints,
} from '../scene-description.ts';
import { isForeign } from '../translate/translate.ts';
import { pluralOf, presentParticiple } from '../vocabulary/inflections.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import { readScene } from './read-scene.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const placeSaid = (place: SceneDescription['place']) => placeWords(place).said;

const TIMES: Record<SceneDescription['time'], string> = {
  day: 'in clear daylight',
  dawn: 'at dawn in soft light',
  sunset: 'at sunset in warm golden light',
  night: 'at night',
};

const WEATHERS: Record<SceneDescription['weather'], string | null> = wordRecord('weatherPhrases');

const MOVES: Record<Camera['move'], string> = wordRecord('cameraSentences');

/**
 * An English prompt that says everything the scene will show, and how the prompt was read: who is where, wears, does and
 * says what. Reading it again gives the same scene.
 */
export async function enhancePrompt(prompt: string): Promise<string> {
  const scene = await readScene(prompt);
  const handles = prompt.match(/@[\w.-]+/g) ?? [];
  const opening = isForeign(prompt) || prompt.trim() === '' ? null : withoutEnd(prompt);
  const cast = [...handles, describeCast(scene)].filter((name) => name !== '').join(' and ');
  const setting = `${scene.style ? `${scene.style} style: ` : ''}${describeSetting(scene, cast)}`;
  if (scene.sequence.length > 0)
    return [opening ? `${opening}.` : describeSequence(scene), shotList(scene)].join(' ');
  const sentences = [
    ...(opening ? [`${opening}.`] : []),
    opening ? `The scene is set ${placeSaid(scene.place)}, ${TIMES[scene.time]}.` : `${capitalise(setting)}.`,
    scene.outside ? `Outside is the view: ${placeSaid(scene.outside)}.` : null,
    ...describeRelations(scene),
    ...(opening ? [] : describeLines(scene)),
    WEATHERS[scene.weather],
    scene.effects.length > 0
      ? `There are ${scene.effects.map((effect) => EFFECTS_SAID[effect] ?? effect.replaceAll('-', ' ')).join(' and ')}.`
      : null,
    scene.moons ? `${capitalise(NUMBERS[scene.moons] ?? 'several')} moons are in the sky.` : null,
    scene.largeMoon ? 'There is a giant moon.' : null,
    scene.suns ? `${capitalise(NUMBERS[scene.suns] ?? 'several')} suns are in the sky.` : null,
    ...describeTints(scene),
    ...scene.subjects.map(({ gives, noun }) => (gives && !opening ? RISING[gives](noun) : null)),
    ...scene.subjects.map(({ drink, noun }) => (drink && !opening ? describeDrink(drink, noun) : null)),
    !opening && scene.absent.length > 0 ? `It is without ${scene.absent.join(' and without ')}.` : null,
    scene.mood ? `The mood is ${scene.mood}.` : null,
    describeHours(scene),
    `${MOVES[scene.camera.move]}${framing(scene.camera)}.`,
    CUTTINGS[scene.camera.cutting],
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

const EFFECTS_SAID: Readonly<Partial<Record<Effect, string>>> = {
  leaves: 'falling leaves',
  sand: 'blowing sand',
  dust: 'dust clouds',
  wind: 'wind gusts',
};

const TINTED: readonly (readonly [part: keyof Tints, said: string])[] = [
  ['sky', 'The sky is'],
  ['clouds', 'The clouds are'],
  ['moon', 'The moon is'],
  ['sun', 'The sun is'],
  ['lightning', 'The lightning is'],
  ['water', 'The water is'],
  ['fireworks', 'The fireworks are'],
  ['ground', 'The sand is'],
];

function describeTints({ tints }: SceneDescription): string[] {
  return TINTED.flatMap(([part, said]) => {
    const colours = tints?.[part];
    return colours ? [`${said} ${colours.join(' and ')}.`] : [];
  });
}

const RISING = {
  smoke: (noun: string) => `Smoke rises from the ${noun}.`,
  steam: (noun: string) => `Steam rises from the ${noun}.`,
};

function describeDrink({ liquid, poured, ice, cream }: Drink, noun: string): string {
  const added = [ice ? 'ice cubes' : '', cream ? 'cream' : ''].filter((part) => part !== '').join(' and ');
  const glass = `the ${noun.split(' of ')[0]} of ${liquid}${added ? ` with ${added}` : ''}`;
  return poured ? `${capitalise(poured)} is poured into ${glass}.` : `${capitalise(glass)} is full.`;
}

const CUTTINGS: Record<Camera['cutting'], string | null> = {
  none: 'It is one unbroken take.',
  sequence: null,
  free: 'A longer film is cut into shots: wide, close, and the whole again.',
};

function describeSetting(scene: SceneDescription, cast: string): string {
  return `${cast || 'A view'} ${placeSaid(scene.place)}, ${TIMES[scene.time]}`;
}

function describeHours({ hours }: SceneDescription): string | null {
  const [first, last] = [hours[0], hours.at(-1)];
  return first === last ? null : `Time passes from ${first} to ${last}.`;
}

/** What happens one after the other, in words that are read as such. */
function describeSequence({ sequence, style }: SceneDescription): string {
  const told = sequence.map((scene) =>
    [
      `${describeSetting(scene, describeCast(scene))}.`,
      ...describeRelations(scene),
      ...describeLines(scene),
    ].join(' '),
  );
  return `${style ? `${style} style: ` : ''}${capitalise(told.join(' Then '))}`;
}

/** What each shot shows, for whoever reads it; the reader of prompts skips it. */
function shotList({ sequence }: SceneDescription): string {
  const shots = sequence.map(
    (scene, index) => `(${index + 1}) ${describeSetting(scene, describeCast(scene))}`,
  );
  return `Shots: ${shots.join('; ')}.`;
}

/** Without the full stops and spaces at its end. No pattern: on many spaces it would take quadratic time. */
function withoutEnd(prompt: string): string {
  let end = prompt.length;
  while (end > 0 && (prompt[end - 1] === '.' || prompt[end - 1]!.trim() === '')) end -= 1;
  return prompt.slice(0, end).trim();
}

/** "a girl with an umbrella", "a dog chasing a cat": what is done to the second follows the verb. */
function describeCast({ subjects, relation }: SceneDescription): string {
  const [first, second, ...rest] = subjects.map(describeSubject);
  if (first === undefined) return '';
  if (second === undefined || relation === null || relation === 'beside')
    return [first, ...(second === undefined ? [] : [second]), ...rest].join(' and ');
  const { action, deed } = subjects[0]!;
  const named = action !== null || isDoneToThing(deed);
  const link = relation === 'holding' && !named ? ' with ' : ' ';
  return [`${first}${link}${second}`, ...rest].join(' and ');
}

function describeSubject(subject: Subject): string {
  const adjectives = [
    subject.count > 1 ? NUMBERS[Math.min(10, subject.count)]! : null,
    subject.size !== 'normal' ? subject.size : null,
    ...(subject.looks ?? []),
    subject.colour,
  ].filter((word) => word !== null);
  const noun = subject.count > 1 ? pluralOf(subject.noun) : subject.noun;
  const words = [...adjectives, noun].join(' ');
  const article = subject.count > 1 ? '' : /^[aeiou]/.test(words) ? 'an ' : 'a ';
  return `${article}${words}${wearing(subject)}${doing(subject)}`;
}

const RELATIONS: Record<SpatialRelation['kind'], string> = wordRecord('relationPhrases');

/** A sentence for every relation; between two things it is one sentence. */
function describeRelations({ subjects, relations }: SceneDescription): string[] {
  const noun = (id: SubjectId) => {
    const subject = subjects.find((each) => each.id === id);
    if (!subject) return null;
    return `the ${subject.colour ? `${subject.colour} ` : ''}${subject.count > 1 ? pluralOf(subject.noun) : subject.noun}`;
  };
  return relations.flatMap(({ kind, of, to }, index) => {
    const ends = relations.filter((each) => each.kind === 'between' && each.of === of).map((each) => each.to);
    if (kind === 'between' && relations.findIndex((each) => each.kind === kind && each.of === of) < index)
      return [];
    const [who, where] = [noun(of), kind === 'between' ? ends.map(noun).join(' and ') : noun(to)];
    const verb = (subjects.find(({ id }) => id === of)?.count ?? 1) > 1 ? 'are' : 'is';
    return who && where ? [capitalise(`${who} ${verb} ${RELATIONS[kind]} ${where}.`)] : [];
  });
}

function describeLines({ lines, subjects }: SceneDescription): string[] {
  return lines.map(({ by, text, manner }) => {
    const speaker = subjects.find(({ id }) => id === by);
    return `${speaker ? `The ${speaker.noun}` : 'A narrator'} ${manner}s: "${text}"`;
  });
}

function wearing(subject: Subject): string {
  const garments = subject.clothes.map(({ name, colour }) => {
    const said = colour ? `${colour} ${name}` : name;
    return /s$|hair$|clothes$/.test(name) ? said : `${/^[aeio]/.test(said) ? 'an' : 'a'} ${said}`;
  });
  if (garments.length > 0) return ` wearing ${garments.join(' and ')}`;
  return subject.dress ? ` wearing ${subject.dress} clothes` : '';
}

function doing(subject: Subject): string {
  // What it is done with is named after it.
  const phrase = subject.deed ? DEEDS[subject.deed]?.words[0] : undefined;
  const deed = isDoneToThing(subject.deed) ? phrase?.split(' ')[0] : phrase;
  if (deed) {
    const [verb, ...rest] = deed.split(' ');
    // "riding a bike"
    const article = verb === 'ride' && rest.length === 1 ? ['a'] : [];
    return ` ${[presentParticiple(verb!), ...article, ...rest].join(' ')}`;
  }
  return subject.action ? ` ${presentParticiple(subject.action)}` : '';
}

function framing(camera: Camera): string {
  const view = { wide: ', wide shot', medium: '', 'close-up': ', close-up', aerial: ', aerial view' }[
    camera.framing
  ];
  const pace = camera.pace < 1 ? ', in slow motion' : camera.pace > 1 ? ', as a time lapse' : '';
  return view + pace;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
