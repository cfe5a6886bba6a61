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
  /** The group of rows it is built from, where it is built from a row. */
  readonly set?: SetGroupName;
}

export type SetGroupName = 'public-rooms' | 'private-rooms' | 'special-rooms' | 'town-sets' | 'nature-sets';
