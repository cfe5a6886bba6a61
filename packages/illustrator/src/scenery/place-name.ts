/**
 * The places a film can be set in. Plain words, so that reading a prompt loads no drawing; what paints them is in
 * `build-scenery.ts`.
 */
export interface PlaceName {
  /** The words and phrases (up to four words, singular) it is found by; its own name need not be repeated. */
  readonly words: string;
  /** How an enhanced prompt puts it. Read again it must mean this place and name no further thing. */
  readonly said: string;
  readonly indoors?: boolean;
  /** The inside of something that travels or was pitched: what is outside is seen, and the weather. */
  readonly aboard?: boolean;
  /** The group of rows it is built from, where it is built from a row. */
  readonly set?: SetGroupName;
}

export type RoomGroupName =
  | 'public-rooms'
  | 'private-rooms'
  | 'shop-rooms'
  | 'travel-rooms'
  | 'civic-rooms'
  | 'leisure-rooms'
  | 'craft-rooms';
export type OutdoorGroupName =
  | 'town-sets'
  | 'nature-sets'
  | 'field-sets'
  | 'market-sets'
  | 'travel-sets'
  | 'wild-sets'
  | 'village-sets'
  | 'open-air-sets'
  | 'yonder-sets';
export type SetGroupName = RoomGroupName | OutdoorGroupName;

/** A line of a table of places: how it is said, and further words for it. */
type NameLine = (said: string, words: string) => PlaceName;

const room =
  (set: RoomGroupName): NameLine =>
  (said, words) => ({ words, said, indoors: true, set });
const outside =
  (set: OutdoorGroupName): NameLine =>
  (said, words) => ({ words, said, set });

export const hall = room('public-rooms');
export const home = room('private-rooms');
export const shop = room('shop-rooms');
export const travel = room('travel-rooms');
export const civic = room('civic-rooms');
export const leisure = room('leisure-rooms');
export const craft = room('craft-rooms');
export const town = outside('town-sets');
export const land = outside('nature-sets');
export const field = outside('field-sets');
export const market = outside('market-sets');
export const road = outside('travel-sets');
export const wild = outside('wild-sets');
export const settlement = outside('village-sets');
export const openAir = outside('open-air-sets');
export const yonder = outside('yonder-sets');
