import type { Image } from '@napi-rs/canvas';
import { even } from '../painting/shapes.ts';
import type { Place } from '../scene-description.ts';
import type { SetGroupName } from './place-name.ts';
import { PLACE_NAMES } from './place-names.ts';
import { goodsIn } from './sets/goods.ts';
import type { OutdoorSet, RoomSet, SetGroup } from './sets/place-set.ts';
import type { Drawings } from './sets/set-things.ts';
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
  'town-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/town-sets.ts')).TOWN_SETS),
  'nature-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/nature-sets.ts')).NATURE_SETS),
  'shop-rooms': async (stage, place) => room(stage, place, (await import('./sets/shop-rooms.ts')).SHOP_ROOMS),
  'travel-rooms': async (stage, place) =>
    room(stage, place, (await import('./sets/travel-rooms.ts')).TRAVEL_ROOMS),
  'field-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/field-sets.ts')).FIELD_SETS),
  'market-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/market-sets.ts')).MARKET_SETS),
  'civic-rooms': async (stage, place) =>
    room(stage, place, (await import('./sets/civic-rooms.ts')).CIVIC_ROOMS),
  'leisure-rooms': async (stage, place) =>
    room(stage, place, (await import('./sets/leisure-rooms.ts')).LEISURE_ROOMS),
  'craft-rooms': async (stage, place) =>
    room(stage, place, (await import('./sets/craft-rooms.ts')).CRAFT_ROOMS),
  'yonder-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/yonder-sets.ts')).YONDER_SETS),
  'wild-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/wild-sets.ts')).WILD_SETS),
  'village-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/village-sets.ts')).VILLAGE_SETS),
  'open-air-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/open-air-sets.ts')).OPEN_AIR_SETS),
  'travel-sets': async (stage, place) =>
    outdoors(stage, place, (await import('./sets/travel-sets.ts')).TRAVEL_SETS),
};

async function room(stage: Stage, place: Place, group: SetGroup<RoomSet>): Promise<void> {
  const { buildRoom } = await import('./sets/room-kit.ts');
  const set = setOf(group, place);
  buildRoom(stage, set, await drawingsOf(set, group.things));
}

async function outdoors(stage: Stage, place: Place, group: SetGroup<OutdoorSet>): Promise<void> {
  const { buildOutdoors } = await import('./sets/outdoor-kit.ts');
  const set = setOf(group, place);
  buildOutdoors(stage, set, await drawingsOf(set, group.things));
}

async function drawingsOf(set: { things: string }, sketches: Drawings['sketches']): Promise<Drawings> {
  const { FURNISHINGS } = await import('./sets/furnishings.ts');
  const pictures = new Map<string, Image>();
  for (const icon of goodsIn(set.things)) {
    const picture = await (await import('../cast/things/emoji.ts')).loadEmoji(icon);
    if (picture) pictures.set(icon, picture);
  }
  return { sketches: { ...FURNISHINGS, ...sketches }, pictures };
}

function setOf<Set>(group: SetGroup<Set>, place: Place): Set {
  const set = group.sets[place];
  if (!set) throw new Error(`no set for ${place}`);
  return set;
}

export async function buildScenery(stage: Stage): Promise<void> {
  const { place } = stage.scene;
  const { set, aboard } = PLACE_NAMES[place];
  if (aboard) {
    const { interior, passingSpeed, viewOutside } = await import('./vehicle-interiors.ts');
    const outside = await SCENERIES[viewOutside(stage.scene)]!();
    const { horizon } = stage;
    stage.passing = passingSpeed(stage.scene) * stage.unit;
    stage.horizon = even(horizon * 0.56);
    outside(stage);
    stage.passing = 0;
    stage.horizon = horizon;
    interior(stage);
    return;
  }
  if (set) return SET_GROUPS[set](stage, place);
  const build = await SCENERIES[place]!();
  build(stage);
}
