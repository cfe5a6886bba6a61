import type { ObjectDrawing } from '../object-drawings.ts';

export const HOUSEHOLD_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {};
