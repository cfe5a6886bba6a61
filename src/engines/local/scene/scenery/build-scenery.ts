import type { Place } from '../scene-description.ts';
import { abstract } from './abstract.ts';
import { concertStage, kitchen, room } from './indoors.ts';
import { arctic, desert, farm, forest, jungle, meadow, mountains, park, savanna, sky } from './landscapes.ts';
import type { Stage } from './stage.ts';
import { city, street } from './towns.ts';
import { beach, lake, ocean, underwater } from './waters.ts';
import { mars, moon, space } from './worlds.ts';

const SCENERIES: Record<Place, (stage: Stage) => void> = {
  sky,
  forest,
  jungle,
  mountains,
  lake,
  beach,
  ocean,
  underwater,
  desert,
  meadow,
  savanna,
  farm,
  park,
  city,
  street,
  room,
  kitchen,
  stage: concertStage,
  space,
  moon,
  mars,
  arctic,
  abstract,
};

export function buildScenery(stage: Stage): void {
  SCENERIES[stage.scene.place](stage);
}
