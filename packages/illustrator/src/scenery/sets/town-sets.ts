import { OUTLYING_PLACES } from './outlying-places.ts';
import type { OutdoorSet, SetGroup } from './place-set.ts';
import { TOWN_PLACES } from './town-places.ts';
import { TOWN_THINGS } from './town-things.ts';
import { TRAFFIC_PLACES } from './traffic-places.ts';

/** Built places under the sky. */
export const TOWN_SETS: SetGroup<OutdoorSet> = {
  sets: { ...TOWN_PLACES, ...TRAFFIC_PLACES, ...OUTLYING_PLACES },
  things: TOWN_THINGS,
};
