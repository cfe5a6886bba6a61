import type { Camera, SceneDescription, Subject } from '../scene-description.ts';
import { pluralOf, presentParticiple } from './lexicon/inflections.ts';
import { readScene } from './read-scene.ts';
import { isChinese } from './translate-chinese.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const PLACES: Record<SceneDescription['place'], string> = {
  sky: 'high in the sky among clouds',
  forest: 'in a deep forest of layered trees',
  jungle: 'in a lush jungle of broad leaves',
  mountains: 'in a valley below tall mountains',
  lake: 'by a lake like a mirror',
  beach: 'on a sandy beach beside the water',
  ocean: 'on the open ocean with long rolling waves',
  underwater: 'underwater among coral',
  desert: 'in a wide desert of smooth dunes',
  meadow: 'in a green meadow with rolling hills',
  savanna: 'on a golden savanna with flat-topped acacias',
  farm: 'on a farm with wooden fences',
  park: 'in a leafy park',
  city: 'before a lit city skyline',
  street: 'on a street lined with lit fronts',
  room: 'in a warm, furnished room',
  kitchen: 'in a kitchen with full shelves',
  stage: 'on a stage under coloured spotlights',
  space: 'in outer space among far worlds',
  moon: 'on the moon surface among craters',
  mars: 'on mars, on rocky ground',
  arctic: 'in the arctic among ice',
  abstract: 'in an abstract flow of colour',
};

const TIMES: Record<SceneDescription['time'], string> = {
  day: 'in clear daylight',
  dawn: 'at dawn in soft rose light',
  sunset: 'at sunset in warm golden light',
  night: 'at night under a deep blue dome',
};

const WEATHERS: Record<SceneDescription['weather'], string | null> = {
  clear: null,
  cloudy: 'The sky is overcast.',
  rain: 'Rain falls in slanting lines.',
  storm: 'A thunderstorm rages with flashes of lightning.',
  snow: 'Snow drifts down in soft flakes.',
  fog: 'Mist hangs over everything.',
};

const MOVES: Record<Camera['move'], string> = {
  track: 'The camera follows in a smooth tracking shot',
  'pan-left': 'The camera pans left',
  'pan-right': 'The camera pans slowly right',
  'zoom-in': 'The camera zooms in',
  'zoom-out': 'The camera zooms out',
  rise: 'The camera rises, tilting up',
  still: 'A still shot, static camera',
};

/** An English prompt that says everything the scene will show. Reading it again gives the same scene. */
export function enhancePrompt(prompt: string): string {
  const scene = readScene(prompt);
  const handles = prompt.match(/@[\w.-]+/g) ?? [];
  const opening = isChinese(prompt) || prompt.trim() === '' ? null : withoutEnd(prompt);
  const cast = [...handles, ...describeCast(scene)].join(', ');
  const setting = `${scene.style ? `${scene.style} style: ` : ''}${cast || 'A view'} ${PLACES[scene.place]}, ${TIMES[scene.time]}`;
  const sentences = [
    ...(opening ? [`${opening}.`] : []),
    opening ? `The scene is set ${PLACES[scene.place]}, ${TIMES[scene.time]}.` : `${capitalise(setting)}.`,
    WEATHERS[scene.weather],
    scene.effects.length > 0
      ? `There are ${scene.effects.map((effect) => effect.replaceAll('-', ' ')).join(' and ')}.`
      : null,
    scene.mood ? `The mood is ${scene.mood}.` : null,
    `${MOVES[scene.camera.move]}${framing(scene.camera)}.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

/** Without spaces and full stops at the end; a pattern would try again at each of the spaces inside. */
function withoutEnd(prompt: string): string {
  let end = prompt.length;
  while (end > 0 && (prompt[end - 1] === '.' || prompt[end - 1]!.trim() === '')) end -= 1;
  return prompt.slice(0, end).trim();
}

function describeCast(scene: SceneDescription): string[] {
  return scene.subjects.map((subject) => {
    const adjectives = [
      subject.count > 1 ? NUMBERS[Math.min(10, subject.count)]! : null,
      subject.size !== 'normal' ? subject.size : null,
      subject.colour,
    ].filter((word) => word !== null);
    const noun = subject.count > 1 ? pluralOf(subject.noun) : subject.noun;
    const words = [...adjectives, noun].join(' ');
    const article = subject.count > 1 ? '' : /^[aeiou]/.test(words) ? 'an ' : 'a ';
    return `${article}${words}${dress(subject)}${doing(subject)}`;
  });
}

function dress(subject: Subject): string {
  return subject.dress ? ` in ${subject.dress} clothes` : '';
}

function doing(subject: Subject): string {
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
