import type { Place, Subject } from '../scene-description.ts';

/** What is done wherever one happens to be. */
const ANYWHERE = new Set([
  'put',
  'drop',
  'spill',
  'knock-over',
  'reach',
  'handle',
  'dance-with',
  'give',
  'open',
  'close',
  'lift',
  'show',
  'slip',
  'trip',
  'fall-down',
  'collide',
  'push-person',
  'carry',
]);
const WORKPLACES: Readonly<Record<string, Place>> = {
  chef: 'kitchen',
  baker: 'kitchen',
  waiter: 'restaurant',
  waitress: 'restaurant',
  nurse: 'hospital',
  doctor: 'hospital',
  mechanic: 'garage',
  farmer: 'farm',
  teacher: 'classroom',
  gardener: 'garden',
  scientist: 'laboratory',
  firefighter: 'street',
  'police officer': 'street',
  businessman: 'office',
  businesswoman: 'office',
  fisherman: 'harbor',
};

/** Who does such a thing at work is at work; who does it with a car or a truck is in the street. */
export function atWork({ deed, figure }: Subject, subjects: readonly Subject[]): Place | null {
  if (deed === null || !ANYWHERE.has(deed)) return null;
  if (subjects.some((each) => each.figure.kind === 'vehicle')) return 'street';
  return 'model' in figure ? (WORKPLACES[figure.model] ?? null) : null;
}
