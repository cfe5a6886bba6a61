import { GATHERING_ROOMS } from './gathering-rooms.ts';
import type { RoomSet, SetGroup } from './place-set.ts';
import { PUBLIC_THINGS } from './public-things.ts';
import { VISITED_ROOMS } from './visited-rooms.ts';

/** Rooms many people come to: shops, halls, stations, places of learning and healing. */
export const PUBLIC_ROOMS: SetGroup<RoomSet> = {
  sets: { ...VISITED_ROOMS, ...GATHERING_ROOMS },
  things: PUBLIC_THINGS,
};
