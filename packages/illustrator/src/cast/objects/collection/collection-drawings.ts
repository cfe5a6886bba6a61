import type { ObjectDrawing } from '../object-drawing.ts';
import { DEVICE_DRAWINGS } from './device-drawings.ts';
import { KITCHEN_DRAWINGS } from './kitchen-drawings.ts';
import { MUSIC_DRAWINGS } from './music-drawings.ts';
import { PORTION_DRAWINGS } from './portion-drawings.ts';
import { STAND_DRAWINGS } from './stand-drawings.ts';
import { FURTHER_TOOL_DRAWINGS } from './tool-drawings.ts';
import { VEHICLE_DRAWINGS } from './vehicle-drawings.ts';
import { WEAR_DRAWINGS } from './wear-drawings.ts';

export const COLLECTION_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  ...STAND_DRAWINGS,
  ...VEHICLE_DRAWINGS,
  ...DEVICE_DRAWINGS,
  ...KITCHEN_DRAWINGS,
  ...FURTHER_TOOL_DRAWINGS,
  ...WEAR_DRAWINGS,
  ...MUSIC_DRAWINGS,
  ...PORTION_DRAWINGS,
};
