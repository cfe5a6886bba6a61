import type { Rig } from '../rig.ts';
import type { ObjectDrawing } from './object-drawing.ts';
import { type ObjectRoom, objectName } from './object-names.ts';

/** A film shows few things, and only the rooms they are in are loaded. */
const ROOMS: Record<ObjectRoom, () => Promise<Readonly<Record<string, ObjectDrawing>>>> = {
  household: async () => (await import('./household/household-drawings.ts')).HOUSEHOLD_DRAWINGS,
  sports: async () => (await import('./sports/sports-drawings.ts')).SPORTS_DRAWINGS,
  street: async () => (await import('./street/street-drawings.ts')).STREET_DRAWINGS,
  tools: async () => (await import('./tools/tool-drawings.ts')).TOOL_DRAWINGS,
  furniture: async () => (await import('./furniture/furniture-drawings.ts')).FURNITURE_DRAWINGS,
  clothing: async () => (await import('./clothing/clothing-drawings.ts')).CLOTHING_DRAWINGS,
  home: async () => (await import('./home/home-drawings.ts')).HOME_DRAWINGS,
  kitchenware: async () => (await import('./kitchenware/kitchenware-drawings.ts')).KITCHENWARE_DRAWINGS,
  workshop: async () => (await import('./workshop/workshop-drawings.ts')).WORKSHOP_DRAWINGS,
  collection: async () => (await import('./collection/collection-drawings.ts')).COLLECTION_DRAWINGS,
  yard: async () => (await import('./yard/yard-drawings.ts')).YARD_DRAWINGS,
};

export async function drawObject(model: string, colour: string | null): Promise<Rig | null> {
  const found = objectName(model);
  if (!found) return null;
  const drawings = await ROOMS[found.room]();
  return drawings[model]?.(colour) ?? null;
}
