import { FURNITURE } from './furniture/furniture-names.ts';
import { HOUSEHOLD } from './household/household-names.ts';
import { SPORTS } from './sports/sports-names.ts';
import { STREET } from './street/street-names.ts';

/**
 * Things with a drawing of their own, by model. Plain words, so that reading a prompt loads no drawing; the
 * drawings are found by the same model in `object-drawings.ts`.
 */
export interface ObjectName {
  /** Singular words and phrases it is found by; the model's own name need not be repeated. */
  readonly words?: string;
  /** What it stands on where the prompt names nothing: decides the place of a scene that names none. */
  readonly rests: 'table' | 'floor' | 'street' | 'ground' | 'snow' | 'air';
  /** A person can hold it in one hand. */
  readonly held?: boolean;
}

export const OBJECT_ROOMS = {
  household: HOUSEHOLD,
  sports: SPORTS,
  street: STREET,
  furniture: FURNITURE,
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
