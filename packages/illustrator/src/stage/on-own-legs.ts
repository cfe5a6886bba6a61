import { DEEDS } from '../cast/people/deed-names.ts';

/** What animals do with mouth and paws: nobody draws a bear with a fishing rod for it. */
const ON_OWN_LEGS = new Set(
  'feed-animal feed-birds steal steal-hat carry dig stretch put drop spill knock-over reach roll-up pull push catch catch-fish catch-insect smell lift collect pick-fruit herd open close throw taste handle hide cross-street enter-door roll-hill swing-rope hang-bar explore-cave run-race curling wrap sleep-bed'.split(
    ' ',
  ),
);

/** Whether an animal does in its own way what people have a drawing of their own for. */
export function isOnOwnLegs(deed: string): boolean {
  return DEEDS[deed]?.group === 'body' || ON_OWN_LEGS.has(deed);
}
