import { CLOTHING } from './clothing/clothing-names.ts';
import { COLLECTION } from './collection/collection-names.ts';
import { FURNITURE } from './furniture/furniture-names.ts';
import { HOME } from './home/home-names.ts';
import { HOUSEHOLD } from './household/household-names.ts';
import { KITCHENWARE } from './kitchenware/kitchenware-names.ts';
import type { ObjectName } from './object-name.ts';
import { SPORTS } from './sports/sports-names.ts';
import { STREET } from './street/street-names.ts';
import { TOOLS } from './tools/tool-names.ts';
import { WORKSHOP } from './workshop/workshop-names.ts';
import { YARD } from './yard/yard-names.ts';

export const OBJECT_ROOMS = {
  household: HOUSEHOLD,
  sports: SPORTS,
  street: STREET,
  furniture: FURNITURE,
  tools: TOOLS,
  clothing: CLOTHING,
  home: HOME,
  kitchenware: KITCHENWARE,
  workshop: WORKSHOP,
  yard: YARD,
  collection: COLLECTION,
} as const satisfies Record<string, Readonly<Record<string, ObjectName>>>;

export type ObjectRoom = keyof typeof OBJECT_ROOMS;

const ROOM_OF = new Map<string, { room: ObjectRoom; name: ObjectName }>(
  Object.entries(OBJECT_ROOMS).flatMap(([room, names]) =>
    Object.entries(names).map(([model, name]) => [model, { room: room as ObjectRoom, name }] as const),
  ),
);

export function objectName(model: string): { readonly room: ObjectRoom; readonly name: ObjectName } | null {
  return ROOM_OF.get(model) ?? null;
}

/** Every word with the model it is drawn as. */
export function objectWords(): [word: string, model: string][] {
  return [...ROOM_OF].flatMap(([model, { name }]) =>
    [model, ...(name.words?.split(', ') ?? [])].map((word): [string, string] => [word, model]),
  );
}
