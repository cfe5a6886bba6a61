import type { Subject } from '../scene-description.ts';

/** Pictures are all of one size; in life these are smaller or larger, in hundredths of a person's height. */
const LIFE_SIZES: Readonly<Record<string, number>> = {
  chair: 54,
  bed: 70,
  'couch-and-lamp': 60,
  toilet: 48,
  bathtub: 50,
  door: 120,
  window: 70,
  backpack: 34,
  handbag: 24,
  'teddy-bear': 26,
  'potted-plant': 32,
  'deciduous-tree': 260,
  'evergreen-tree': 260,
  'palm-tree': 260,
  'stop-sign': 44,
  skis: 60,
  necktie: 26,
  guitar: 55,
  violin: 34,
};
const SMALL_THING = 13;
const ANY_PICTURE = 62;

/** How much smaller than its picture a thing is in life. */
export function lifeScale({ figure }: Subject): number {
  if (figure.kind === 'emoji') return (LIFE_SIZES[figure.icon] ?? SMALL_THING) / ANY_PICTURE;
  return figure.kind === 'prop' ? 0.45 : 1;
}
