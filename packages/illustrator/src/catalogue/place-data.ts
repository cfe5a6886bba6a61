import type { FurnishingSchema, PlaceSchema } from '../../schemas/place-schema.ts';
import type { Written } from '../../schemas/schema-parts.ts';

type PlaceFile = Written<typeof PlaceSchema>;
type Having<Must extends keyof PlaceFile, May extends keyof PlaceFile> = Required<Pick<PlaceFile, Must>> &
  Pick<PlaceFile, May>;

export type PlaceLayer = NonNullable<PlaceFile['layers']>[number];
export type Scattered = NonNullable<PlaceLayer['scattered']>[number];

/** What reading a prompt needs to know of a place. */
export interface PlaceWords extends Pick<PlaceFile, 'words' | 'said'> {
  readonly indoors?: boolean;
  /** The inside of something that travels or was pitched: what is outside is seen, and the weather. */
  readonly aboard?: boolean;
}

/** What drawing a room needs, a place under the sky, and one that is made of layers. */
export type RoomDrawing = Having<'wall' | 'floor', Furnished | 'dim' | 'layers' | 'outside' | 'panes'>;
export type OutdoorDrawing = Having<'back' | 'ground', Furnished | 'deserted' | 'deck' | 'edge'>;
export type LayeredDrawing = Having<'layers', Furnished>;
export type PlaceDrawing = RoomDrawing | OutdoorDrawing | LayeredDrawing;
type Furnished = 'things' | 'sketches';

export type FurnishingData = Written<typeof FurnishingSchema>;
/** Things that move by themselves: pictures that follow each other, six a second. */
export type FlipBook = Extract<FurnishingData['sketch'], readonly string[]>;
