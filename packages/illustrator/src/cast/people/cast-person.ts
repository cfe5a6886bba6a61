import type { Action, SceneDescription, Subject } from '../../scene-description.ts';
import { type CastingContext, INDOOR } from '../casting.ts';
import { heldThing } from '../drawn-together.ts';
import { measured } from '../measured.ts';
import type { Medium, Rig } from '../rig.ts';
import * as handProps from './hand-props.ts';
import { heldBody } from './held-body.ts';
import * as instrumentsHeld from './instruments.ts';
import type { MovementName } from './movements.ts';
import { besideOwnThing, isHandy, ownThing } from './own-thing.ts';
import { type PersonOptions, person, SEATED } from './person.ts';
import type { PersonLook } from './person-look.ts';
import * as gear from './sports-gear.ts';
import { vehicleSeat } from './vehicle-seat.ts';

const INSTRUMENTS: Readonly<
  Record<
    string,
    { readonly movement: MovementName; readonly before?: PersonOptions['before']; readonly right: number }
  >
> = {
  piano: { movement: 'play-piano', before: instrumentsHeld.piano, right: 24 },
  guitar: { movement: 'play-guitar', before: instrumentsHeld.guitar, right: 10 },
  violin: { movement: 'play-violin', before: instrumentsHeld.violin, right: 6 },
  drum: { movement: 'play-drum', before: instrumentsHeld.drums, right: 30 },
  trumpet: { movement: 'play-wind', before: instrumentsHeld.horn('#e0b64a'), right: 20 },
  saxophone: { movement: 'play-wind', before: instrumentsHeld.horn('#d9a52f'), right: 20 },
  flute: { movement: 'play-wind', before: instrumentsHeld.flute, right: 10 },
  accordion: { movement: 'play-guitar', before: instrumentsHeld.guitar, right: 10 },
  microphone: { movement: 'sing', before: instrumentsHeld.microphone, right: 6 },
};

/** What somebody has in hand by what they do. */
const TOOLS: Partial<Record<Action, { readonly before: PersonOptions['before']; readonly right: number }>> = {
  read: { before: handProps.book, right: 6 },
  type: { before: handProps.laptop, right: 10 },
  cook: { before: handProps.pan, right: 20 },
  paint: { before: handProps.easel, right: 20 },
  sing: { before: instrumentsHeld.microphone, right: 4 },
  fish: { before: gear.fishingRod, right: 60 },
  skate: { before: gear.skateboard, right: 6 },
};

export async function castPerson(
  subject: Subject,
  given: PersonLook,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig> {
  const own = context.astride ? null : ownThing(subject, context.scene);
  if (!own) return castEmptyHanded(subject, given, context, partner, null);
  if (isHandy(own)) return castEmptyHanded(subject, given, context, partner, own);
  const standing =
    subject.action === null && !subject.deed ? { ...subject, action: 'stand' as const } : subject;
  return besideOwnThing(await castEmptyHanded(standing, given, context, partner, null), own, context);
}

/** `own` is what they have in hand when they need the hand for nothing else. */
async function castEmptyHanded(
  subject: Subject,
  given: PersonLook,
  context: CastingContext,
  partner: Subject | null,
  own: Subject | null,
): Promise<Rig> {
  const { scene, astride = false } = context;
  // A bucket on the head leaves no room for a hat.
  const look = context.worn?.length
    ? {
        ...given,
        hat: 'none' as const,
        worn: [...(given.worn ?? []).filter(({ at }) => at !== 'head'), ...context.worn],
      }
    : given;
  const { posture, seated } = await heldBody(subject, context);
  const body = { posture, ...(seated && { seat: 'none' as const }) };
  if (subject.deed) {
    const { castDeed } = await import('./cast-deed.ts');
    const doing = await castDeed(subject, look, context, partner, { posture, seated });
    if (doing) return scene.place === 'underwater' && !doing.company ? afloat(doing) : doing;
  }
  if (subject.hands) {
    const { castHands } = await import('./cast-hands.ts');
    const doing = await castHands({ ...subject, hands: subject.hands }, look, context, { posture, seated });
    return scene.place === 'underwater' ? afloat(doing) : doing;
  }
  const medium: Medium =
    scene.place === 'space'
      ? 'air'
      : scene.place === 'underwater'
        ? 'submerged'
        : subject.action === 'fly'
          ? 'air'
          : subject.action === 'surf' || (subject.action === 'swim' && scene.place !== 'beach')
            ? 'water'
            : 'ground';
  const model = 'model' in subject.figure ? subject.figure.model : '';
  const instrument =
    scene.relation === 'playing'
      ? scene.subjects.find((other) => other.figure.kind === 'instrument')
      : undefined;
  if (instrument && subject.action === 'play') {
    const playing = INSTRUMENTS[(instrument.figure as { model: string }).model] ?? INSTRUMENTS['guitar']!;
    return person({
      look,
      movement: playing.movement,
      medium,
      ...(playing.before ? { before: playing.before } : {}),
      room: { right: playing.right },
      astride,
      ...body,
    });
  }
  const held =
    scene.relation === 'holding' && partner && subject.id === scene.subjects[0]?.id
      ? partner
      : (heldThing(scene, subject) ??
        (subject.action === null || HANDS_FREE.has(subject.action) ? own : null));
  if (held) {
    const { inHand } = await import('./in-hand.ts');
    const walking =
      subject.action === 'walk' || subject.action === 'run' || (held === own && subject.action === null);
    const holding = person({ look, medium, astride, ...body, ...(await inHand(held, walking)) });
    return medium === 'submerged' ? afloat(holding) : holding;
  }
  const movement =
    astride && (subject.action === null || !IN_SADDLE.has(subject.action))
      ? 'ride'
      : movementOf(subject.action, medium, scene);
  const surfing =
    subject.action === 'surf'
      ? {
          behind: gear.surfboard(subject.tint ?? partner?.colour ?? null),
          room: { left: 120, right: 70, top: 10, bottom: 30 },
        }
      : {};
  const skiing = subject.action === 'ski' ? { behind: gear.skis } : {};
  const tool = subject.action ? TOOLS[subject.action] : undefined;
  const carried =
    tool?.before ??
    (model === 'reporter'
      ? instrumentsHeld.microphone
      : model === 'knight' || model === 'samurai'
        ? handProps.sword('#dfe5ec')
        : model === 'wizard' || model === 'witch' || model === 'fairy'
          ? handProps.wand
          : undefined);
  const seat = SEATED.has(movement) ? vehicleSeat(scene.place) : null;
  return person({
    look,
    movement,
    medium,
    astride,
    ...body,
    ...(seat && { behind: seat, seat: 'none' as const }),
    ...surfing,
    ...skiing,
    ...(carried ? { before: carried, room: { right: tool?.right ?? 10 } } : {}),
  });
}

/** Whoever has hands full under water lies in it, as in swimming. */
function afloat(rig: Rig): Rig {
  const { anatomy: _, box, ...rest } = rig;
  return measured({
    ...rest,
    medium: 'submerged',
    draw(brush, phase) {
      brush.save();
      brush.rotate(1 + 0.08 * Math.sin(phase * Math.PI * 2));
      brush.translate(-(box.left + box.right) / 2, -(box.top + box.bottom) / 2);
      rig.draw(brush, phase);
      brush.restore();
    },
  });
}

const HANDS_FREE = new Set<Action>(['walk', 'run', 'stand', 'look', 'talk']);

/** What the upper body can do in a saddle. */
const IN_SADDLE = new Set<Action>([
  'wave',
  'read',
  'eat',
  'drink',
  'sing',
  'talk',
  'hold',
  'sleep',
  'look',
  'play',
]);

/** On the ground one does these; in the sea one swims. */
const SWIMS_INSTEAD = new Set<Action | null>([null, 'walk', 'run', 'stand', 'look', 'talk']);

function movementOf(action: Action | null, medium: Medium, scene: SceneDescription): MovementName {
  if (medium === 'air' && (action === null || action === 'stand' || action === 'walk' || action === 'look'))
    return scene.place === 'space' ? 'float' : 'fly';
  if (medium === 'submerged' && SWIMS_INSTEAD.has(action)) return 'swim';
  if (action === null)
    return scene.style === 'selfie'
      ? 'wave'
      : scene.relation === 'chasing'
        ? 'run'
        : INDOOR.has(scene.place)
          ? 'idle'
          : 'walk';
  if (action === 'play')
    return scene.moves?.some(({ manner }) => manner === 'throw') ||
      scene.subjects.some((other) => 'model' in other.figure && /ball|football/.test(other.figure.model))
      ? 'kick'
      : 'play';
  if (action === 'ride') return 'walk';
  if (action === 'eat' && medium !== 'ground') return 'float';
  return action;
}
