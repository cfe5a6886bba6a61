import type { Camera, SceneDescription, Subject } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { pluralOf, presentParticiple } from './lexicon/inflections.ts';
import { readScene } from './read-scene.ts';
import { isForeign } from './translate.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const placeSaid = (place: SceneDescription['place']) => PLACE_NAMES[place].said;

const TIMES: Record<SceneDescription['time'], string> = {
  day: 'in clear daylight',
  dawn: 'at dawn in soft light',
  sunset: 'at sunset in warm golden light',
  night: 'at night',
};

const WEATHERS: Record<SceneDescription['weather'], string | null> = {
  clear: null,
  cloudy: 'The sky is overcast.',
  rain: 'Rain falls.',
  storm: 'A thunderstorm rages with lightning.',
  snow: 'Snow drifts down softly.',
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
  const opening = isForeign(prompt) || prompt.trim() === '' ? null : prompt.trim().replace(/[\s.]+$/, '');
  const cast = [...handles, ...describeCast(scene)].join(', ');
  const setting = `${scene.style ? `${scene.style} style: ` : ''}${cast || 'A view'} ${placeSaid(scene.place)}, ${TIMES[scene.time]}`;
  const sentences = [
    ...(opening ? [`${opening}.`] : []),
    opening ? `The scene is set ${placeSaid(scene.place)}, ${TIMES[scene.time]}.` : `${capitalise(setting)}.`,
    WEATHERS[scene.weather],
    scene.effects.length > 0
      ? `There are ${scene.effects.map((effect) => effect.replaceAll('-', ' ')).join(' and ')}.`
      : null,
    scene.mood ? `The mood is ${scene.mood}.` : null,
    `${MOVES[scene.camera.move]}${framing(scene.camera)}.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
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
