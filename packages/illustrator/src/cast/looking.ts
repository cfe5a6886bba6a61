import type { Image } from '@napi-rs/canvas';
import { type Brush, placed } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import type { Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { coversOf, lookOf, SIGNS } from '../vocabulary/looks.ts';
import { covered } from './covers.ts';
import { inFrame } from './in-frame.ts';
import { outlineAnatomy } from './outline-anatomy.ts';
import { paintedAs } from './painted-as.ts';
import type { Rig } from './rig.ts';
import { signsAreSeen } from './signs.ts';
import { measureRig, silhouetteOf } from './silhouette.ts';
import { loadEmoji } from './things/emoji.ts';
import { transformed } from './transformed.ts';

/** Smiling is how people are drawn anyway. */
const SEEN_IN_FACES = new Set(['happy', 'proud', 'loving']);

/** The same figure, wet, striped, angry or asleep: all over it, or by a sign beside its head that is seen from afar. */
export async function looking(rig: Rig, subject: Subject): Promise<Rig> {
  const { action, figure, looks = [], toy } = subject;
  const isAlive = LIVING.has(figure.kind);
  const covers = coversOf(looks);
  const shaped = looks
    .flatMap((name) => (lookOf(name).stretch ? [lookOf(name).stretch!] : []))
    .reduce((each, [wide, high]) => transformed(each, { wide, high }), rig);
  // What is of wood and red is red; what is of silver and silver is as bright as that.
  const takesDye = toy || subject.colour === null || covers.some(({ matter }) => matter === subject.colour);
  const whole =
    covers.length > 0 ? covered(shaped, covers, takesDye, isAlive && !toy ? subject.id : undefined) : shaped;
  const wet = looks.includes('wet') ? dripping(whole) : whole;
  const seen = subject.parts ? (await import('./parted.ts')).parted(wet, subject.parts) : wet;
  if (!isAlive || toy) return seen;
  const share = figure.kind === 'person' ? SIGN.person : SIGN.animal;
  if (action === 'sleep' || subject.deed?.startsWith('sleep')) return beside(seen, snoring, share);
  const feeling = looks.find((name) => lookOf(name).face !== undefined);
  if (feeling === undefined || (figure.kind === 'person' && SEEN_IN_FACES.has(feeling))) return seen;
  const face = await loadEmoji(lookOf(feeling).face!);
  return face ? beside(seen, bubbleWith(face), share) : seen;
}

/** Draws a sign around the origin, in hundredths of its size. */
type Sign = (brush: Brush, phase: number) => void;

const snoring: Sign = (brush, phase) => drawSketch(brush, SIGNS.snore, { phase });

/** A bubble with a face that feels as they do. */
const bubbleWith =
  (face: Image): Sign =>
  (brush) => {
    drawSketch(brush, SIGNS.bubble);
    brush.drawImage(face, -42, -42, 84, 84);
  };

/** Water runs down and drips off. */
function dripping(rig: Rig): Rig {
  const body = measureRig(rig);
  return {
    ...rig,
    draw(brush, phase) {
      rig.draw(brush, phase);
      if (signsAreSeen()) inFrame(brush, body, () => drawSketch(brush, SIGNS.drops, { phase }));
    },
  };
}

/** How large a sign is beside whom it is said of. */
const SIGN = { person: 0.28, animal: 0.42 };

function beside(rig: Rig, sign: Sign, share: number): Rig {
  const anatomy = rig.anatomy ?? outlineAnatomy(rig);
  const size = Math.max(12, anatomy.stature * share);
  const { box: body, tops } = silhouetteOf(rig);
  const place = (phase: number) => {
    const crown = anatomy.at('crown', phase);
    // Behind the head: before it is what they look at. Over the back, so that it hides nothing.
    const x = crown.x - size * 0.95;
    const column = (at: number) => Math.floor(((at - body.left) / (body.right - body.left)) * tops.length);
    const below = tops.slice(Math.max(0, column(x - size / 2)), Math.max(0, column(x + size * 0.4)));
    return { x, y: Math.min(crown.y + size * 0.02, ...below.map((top) => top - size * 0.4)) };
  };
  const { x, y } = place(0);
  const { box } = rig;
  return {
    ...rig,
    anatomy,
    box: {
      ...box,
      left: Math.min(box.left, x - size * 0.75),
      top: Math.min(box.top, y - size * 0.75),
    },
    draw(brush, phase) {
      rig.draw(brush, phase);
      if (!signsAreSeen()) return;
      placed(brush, { ...place(phase), scale: size / 100 }, () =>
        paintedAs(brush, { name: 'sign of a feeling' }, () => sign(brush, phase)),
      );
    },
  };
}
