import type { Painted } from '../cast/painted-as.ts';
import type { Box } from '../cast/rig.ts';
import type { SceneDescription } from '../scene-description.ts';

/** Something that is drawn in a frame. Lengths are pixels of that frame. */
export interface Sight {
  readonly what: Painted;
  /** Within what of the same frame it is drawn (the cup in the picture of who drinks); null: it is a picture of its own. */
  readonly within: Sight | null;
  /** What is seen of it; null where nothing is. */
  readonly box: Box | null;
  /** Where it is drawn, seen or not, in the frame or out of it. */
  readonly whole: Box;
  /** How many pixels are seen, and how many there would be if nothing were before it and the frame had no edge. */
  readonly seen: number;
  readonly drawn: number;
  /** How many pixels are seen of what its own drawing brings along: clothes, tools, the water around a swimmer. */
  readonly equipment: number;
  /** The colours of what is seen, in the light of the frame, as shares of it: `0xrgb`, four bits each. */
  readonly colours: ReadonlyMap<number, number>;
}

export interface Glimpse {
  readonly second: number;
  /** What is being filmed: another scene where the film goes on to the next thing that happens. */
  readonly scene: SceneDescription;
  /** The frame itself, as RGBA. */
  /** How far the ground has gone by, in pixels of its layer: where a camera goes along with somebody. */
  readonly ground: number;
  readonly picture: Uint8ClampedArray<ArrayBuffer>;
  /** From the farthest to the nearest. */
  readonly sights: readonly Sight[];
}
