import type { ObjectDrawing } from '../object-drawing.ts';
import { baseballBat, baseballGlove, frisbee, sportsBall, tennisRacket } from './bats-and-balls.ts';
import { skateboard, skis, snowboard, surfboard } from './boards.ts';

export const SPORTS_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  skis,
  snowboard,
  surfboard,
  skateboard,
  frisbee,
  'baseball bat': baseballBat,
  'baseball glove': baseballGlove,
  'tennis racket': tennisRacket,
  'sports ball': sportsBall,
};
