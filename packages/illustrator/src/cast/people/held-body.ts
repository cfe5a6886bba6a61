import type { Posture, Subject } from '../../scene-description.ts';
import type { CastingContext } from '../casting.ts';
import { supportUnder } from '../drawn-together.ts';
import { measured } from '../measured.ts';
import { peopleTable } from './people-table.ts';

export interface HeldBody {
  /** How somebody's body is, where that is not as what is done has it. */
  readonly posture: Posture | undefined;
  /** What one sits or lies on is drawn apart: the drawing brings none. */
  readonly seated: boolean;
  /** Of the seats of a vehicle, where one sits in these. */
  readonly seatColour?: string | undefined;
}

/** What is no higher is sat on as the ground is. */
const FLAT = 14;

export async function heldBody(subject: Subject, context: CastingContext): Promise<HeldBody> {
  const { posture } = subject;
  const support = supportUnder(context.scene, subject);
  if (context.astride) return { posture: undefined, seated: false };
  const seatColour = peopleTable().vehicleSeats[context.scene.place];
  if (posture !== 'sit' || !support) return { posture, seated: support !== null, seatColour };
  const rig = await context.castThing?.({ ...support, count: 1 });
  const isLow = rig && -measured({ ...rig, frames: 1 }).box.top < FLAT;
  return { posture: isLow ? 'sit-low' : posture, seated: true };
}
