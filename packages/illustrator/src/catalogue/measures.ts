/** Lengths of drawings are hundredths of a grown person's height; y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What holds something up. */
export type Medium = 'ground' | 'air' | 'water' | 'submerged';

/** `saddle` is made for adults: its rider is as large as one. */
export type Posture = 'stand' | 'pedal' | 'saddle';
