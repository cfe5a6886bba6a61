import type { Place } from '../scene-description.ts';
import type { SetGroupName } from './place-name.ts';
import { PLACE_NAMES } from './place-names.ts';
import type { OutdoorSet, RoomSet, SetGroup } from './sets/place-set.ts';
import type { Stage } from './stage.ts';

/** A film shows one place, and only that one is loaded. */
const SCENERIES: Partial<Record<Place, () => Promise<(stage: Stage) => void>>> = {
  sky: async () => (await import('./high-places.ts')).sky,
  forest: async () => (await import('./woods.ts')).forest,
  jungle: async () => (await import('./woods.ts')).jungle,
  mountains: async () => (await import('./open-land.ts')).mountains,
  lake: async () => (await import('./shores.ts')).lake,
  beach: async () => (await import('./shores.ts')).beach,
  ocean: async () => (await import('./shores.ts')).ocean,
  underwater: async () => (await import('./underwater.ts')).underwater,
  desert: async () => (await import('./open-land.ts')).desert,
  meadow: async () => (await import('./open-land.ts')).meadow,
  savanna: async () => (await import('./open-land.ts')).savanna,
  farm: async () => (await import('./farm.ts')).farm,
  park: async () => (await import('./park.ts')).park,
  city: async () => (await import('./city.ts')).city,
  street: async () => (await import('./street.ts')).street,
  room: async () => (await import('./room.ts')).room,
  kitchen: async () => (await import('./kitchen.ts')).kitchen,
  stage: async () => (await import('./concert-stage.ts')).concertStage,
  space: async () => (await import('./worlds.ts')).space,
  moon: async () => (await import('./worlds.ts')).moon,
  mars: async () => (await import('./worlds.ts')).mars,
  arctic: async () => (await import('./high-places.ts')).arctic,
  tabletop: async () => (await import('./still-life.ts')).tabletop,
  'plain-room': async () => (await import('./still-life.ts')).plainRoom,
  abstract: async () => (await import('./abstract.ts')).abstract,
};

const SET_GROUPS: Record<SetGroupName, (stage: Stage, place: Place) => Promise<void>> = {
  'public-rooms': async (stage, place) =>
    room(stage, place, (await import('./sets/public-rooms.ts')).PUBLIC_ROOMS),
  'private-rooms': async (stage, place) =>
    room(stage, place, (await import('./sets/private-rooms.ts')).PRIVATE_ROOMS),
  'special-rooms': async (stage, place) =>
    room(stage, place, (await import('./sets/special-rooms.ts')).SPECIAL_ROOMS),
  'town-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/town-sets.ts')).TOWN_SETS),
  'nature-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/nature-sets.ts')).NATURE_SETS),
};

async function room(stage: Stage, place: Place, group: SetGroup<RoomSet>): Promise<void> {
  const { buildRoom } = await import('./sets/room-kit.ts');
  const { FURNISHINGS } = await import('./sets/furnishings.ts');
  buildRoom(stage, setOf(group, place), { ...FURNISHINGS, ...group.things });
}

async function outdoors(stage: Stage, place: Place, group: SetGroup<OutdoorSet>): Promise<void> {
  const { buildOutdoors } = await import('./sets/outdoor-kit.ts');
  const { FURNISHINGS } = await import('./sets/furnishings.ts');
  buildOutdoors(stage, setOf(group, place), { ...FURNISHINGS, ...group.things });
}

function setOf<Set>(group: SetGroup<Set>, place: Place): Set {
  const set = group.sets[place];
  if (!set) throw new Error(`no set for ${place}`);
  return set;
}

export async function buildScenery(stage: Stage): Promise<void> {
  const { place } = stage.scene;
  const { set } = PLACE_NAMES[place];
  if (set) return SET_GROUPS[set](stage, place);
  const build = await SCENERIES[place]!();
  build(stage);
}
