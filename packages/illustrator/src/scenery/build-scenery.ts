import type { Place } from '../scene-description.ts';
import type { Stage } from './stage.ts';

/** A film shows one place, and only that one is loaded. */
const SCENERIES: Record<Place, () => Promise<(stage: Stage) => void>> = {
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

export async function buildScenery(stage: Stage): Promise<void> {
  const build = await SCENERIES[stage.scene.place]();
  build(stage);
}
