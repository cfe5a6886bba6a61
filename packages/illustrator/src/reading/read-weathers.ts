import type { Weather } from '../scene-description.ts';

const KINDS: Readonly<Record<string, Weather>> = {
  storm: 'storm',
  thunderstorm: 'storm',
  thunder: 'storm',
  hurricane: 'storm',
  tempest: 'storm',
  typhoon: 'storm',
  rain: 'rain',
  rainstorm: 'rain',
  downpour: 'rain',
  drizzle: 'rain',
  snow: 'snow',
  snowstorm: 'snow',
  blizzard: 'snow',
  fog: 'fog',
  mist: 'fog',
  cloud: 'cloudy',
  clouds: 'cloudy',
};
const NAME = `(${Object.keys(KINDS).join('|')})`;
const BETWEEN = '(?: (?:is|are|was|slowly|suddenly|gradually|quickly|now|thick|and|lightning))*';
const COMES =
  'comes?|coming|rolls?|rolling|approach(?:es|ing)?|moves? in|moving in|sweeps?|sweeping|arrives?|arriving|gathers?|gathering|brews?|brewing|begins?|beginning|starts?|starting|sets? in|setting in|closes? in|closing in|builds?|building|drifts? in|drifting in|draws? near|breaks? out';
const GOES =
  'stops?|stopping|ends?|ending|clears?|clearing|lifts?|lifting|passes|disappears?|disappearing|parts?|parting|vanish(?:es)?|fades?|fading|dissolves?|goes away|moves away|moves on|moving away';
const COMING_OR_GOING = new RegExp(`\\b${NAME}${BETWEEN} (?:${GOES}|${COMES})\\b`, 'g');
const LEAVING = new RegExp(`\\b${NAME}${BETWEEN} (?:${GOES})\\b`);
const COMING = new RegExp(`\\b${NAME}${BETWEEN} (?:${COMES})\\b`);
/** "it starts to rain", "begins snowing". */
const FALLING = /\b(?:starts?|begins?|starting|beginning) (?:to )?(rain|snow)(?:ing)?\b/;
/** "an approaching storm", "a gathering storm". */
const BEFORE_NAME = new RegExp(`\\b(?:approaching|coming|oncoming|incoming|gathering) (?:\\w+ )?${NAME}\\b`);

/** What weather does is no thing to draw: "a storm approaches" is a storm. */
export function withoutWeatherVerbs(text: string): string {
  return text.replace(COMING_OR_GOING, '$1');
}

/** The weather before and after, where a text says that it changes; none where it stays. */
export function readWeathers(text: string): Weather[] {
  const leaving = LEAVING.exec(text);
  if (leaving) return [KINDS[leaving[1]!]!, 'clear'];
  const coming = COMING.exec(text) ?? FALLING.exec(text) ?? BEFORE_NAME.exec(text);
  return coming ? ['clear', KINDS[coming[1]!]!] : [];
}
