import type { Image } from '@napi-rs/canvas';
import type { PlaceDrawing } from '../catalogue/place-data.ts';
import { placeDrawing, placeWords } from '../catalogue/place-index.ts';
import { even } from '../painting/shapes.ts';
import type { Place } from '../scene-description.ts';
import { goodsIn } from './sets/goods.ts';
import { readRow } from './sets/read-row.ts';
import { sketchesOf } from './sets/set-sketches.ts';
import type { Drawings } from './sets/set-things.ts';
import type { Stage } from './stage.ts';

/** Places that modules paint. A film shows one place, and only that one is loaded. */
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

/** Paints what the file of a place says. */
export async function buildPlace(stage: Stage, place: PlaceDrawing): Promise<void> {
  const drawings = await drawingsOf(place);
  if ('wall' in place) (await import('./sets/room-kit.ts')).buildRoom(stage, place, drawings);
  else (await import('./sets/outdoor-kit.ts')).buildOutdoors(stage, place, drawings);
}

/** What the place shows, and nothing else, is parsed. */
async function drawingsOf(place: PlaceDrawing): Promise<Drawings> {
  const deserted = 'deserted' in place ? place.deserted : '';
  const things = `${place.things}\n${deserted}`.split('\n').filter((line) => line.trim() !== '');
  const names = new Set(things.map((line) => readRow(line).name));
  const pictures = new Map<string, Image>();
  for (const icon of goodsIn([...names])) {
    const picture = await (await import('../cast/things/emoji.ts')).loadEmoji(icon);
    if (picture) pictures.set(icon, picture);
  }
  return { sketches: sketchesOf(names, place.sketches), pictures };
}

export async function buildScenery(stage: Stage): Promise<void> {
  const { place } = stage.scene;
  if (placeWords(place).aboard) {
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
  const drawing = placeDrawing(place);
  if (drawing) return buildPlace(stage, drawing);
  const build = await SCENERIES[place]!();
  build(stage);
}
