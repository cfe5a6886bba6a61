import type { Place } from '../scene-description.ts';
import { abstract } from './abstract.ts';
import { city } from './city.ts';
import { concertStage } from './concert-stage.ts';
import { farm } from './farm.ts';
import { arctic, sky } from './high-places.ts';
import { kitchen } from './kitchen.ts';
import { desert, meadow, mountains, savanna } from './open-land.ts';
import { park } from './park.ts';
import { room } from './room.ts';
import { beach, lake, ocean } from './shores.ts';
import type { Stage } from './stage.ts';
import { street } from './street.ts';
import { underwater } from './underwater.ts';
import { forest, jungle } from './woods.ts';
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
