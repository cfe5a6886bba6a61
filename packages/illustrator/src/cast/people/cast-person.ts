import { placed, TURN } from '../../painting/shapes.ts';
import type { Action, SceneDescription, Subject } from '../../scene-description.ts';
import { wordRecord } from '../../vocabulary/word-classes.ts';
import { type CastingContext, INDOOR, MEDIA } from '../casting.ts';
import { heldThing } from '../drawn-together.ts';
import { measured } from '../measured.ts';
import type { Medium, Rig } from '../rig.ts';
import type { InHand } from './cast-deed.ts';
import { heldBody } from './held-body.ts';
import { type MovementName, moving } from './movements.ts';
import { besideOwnThing, isHandy, ownThing } from './own-thing.ts';
import { peopleTable } from './people-table.ts';
import type { PersonLook } from './person-look.ts';

const DEED_OF = wordRecord<Partial<Record<Action, string>>>('deedsByAction');

export async function castPerson(subject: Subject, given: PersonLook, context: CastingContext): Promise<Rig> {
  const own = context.astride ? null : ownThing(subject, context.scene);
  if (!own) return castEmptyHanded(subject, given, context, null);
  if (isHandy(own)) return castEmptyHanded(subject, given, context, own);
  const standing =
    subject.action === null && !subject.deed ? { ...subject, action: 'stand' as const } : subject;
  return besideOwnThing(await castEmptyHanded(standing, given, context, null), own, context);
}

/** `own` is what they have in hand when they need the hand for nothing else. */
async function castEmptyHanded(
  subject: Subject,
  given: PersonLook,
  context: CastingContext,
  own: Subject | null,
): Promise<Rig> {
  const { astride = false, partner, scene } = context;
  // A bucket on the head leaves no room for a hat.
  const look = context.worn?.length
    ? { ...given, worn: [...(given.worn ?? []).filter(({ at }) => at !== 'head'), ...context.worn] }
    : given;
  const body = await heldBody(subject, context);
  const deed = subject.deed ?? (subject.hands || !subject.action ? null : (DEED_OF[subject.action] ?? null));
  if (deed) {
    const { castDeed } = await import('./cast-deed.ts');
    const inHand = await besideTheDeed(subject, context);
    const doing = await castDeed({ ...subject, deed }, look, context, body, inHand);
    if (doing) return scene.place === 'underwater' && !doing.company ? afloat(doing) : doing;
  }
  if (subject.hands) {
    const { castHands } = await import('./cast-hands.ts');
    const doing = await castHands({ ...subject, hands: subject.hands }, look, context, body);
    return scene.place === 'underwater' ? afloat(doing) : doing;
  }
  const swims = subject.action === 'swim' && scene.place !== 'beach';
  const medium = MEDIA[scene.place] ?? (subject.action === 'fly' ? 'air' : swims ? 'water' : 'ground');
  const held =
    scene.relation === 'holding' && partner && subject.id === scene.subjects[0]?.id
      ? partner
      : (heldThing(scene, subject) ?? (HANDS_FREE.has(subject.action) ? own : null));
  if (held) {
    const { castHolding } = await import('./cast-hands.ts');
    const walks =
      subject.action === 'walk' || subject.action === 'run' || (held === own && subject.action === null);
    const { action } = subject;
    const moves = walks ? 'walk' : action === 'dance' || action === 'jump' ? action : 'stay';
    const holding = await castHolding(held, moves, look, context, body);
    return medium === 'submerged' ? afloat(holding) : { ...holding, medium };
  }
  const movement =
    astride && (subject.action === null || !IN_SADDLE.has(subject.action))
      ? 'ride'
      : movementOf(subject.action, medium, scene);
  const colour = SEATED.has(movement) ? peopleTable().vehicleSeats[scene.place] : undefined;
  const rig = moving(movement, { look, astride, ...body, colour }, colour && 'behind vehicle-seat 0,0');
  return { ...rig, medium };
}

async function besideTheDeed(subject: Subject, context: CastingContext): Promise<InHand | null> {
  const held = heldThing(context.scene, subject);
  if (!held) return null;
  const { inNearHand } = await import('./cast-hands.ts');
  return inNearHand(held, context);
}

const SEATED = new Set<MovementName>(['sit', 'eat', 'drink', 'drive']);

/** A person under water whose hands are full lies in it, as in swimming. */
function afloat(rig: Rig): Rig {
  const { anatomy: _, box, ...rest } = rig;
  const from = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return measured({
    ...rest,
    medium: 'submerged',
    draw(brush, phase) {
      placed(brush, { turn: 1 + 0.08 * Math.sin(phase * TURN), from }, () => rig.draw(brush, phase));
    },
  });
}

/** What leaves the hands free; under water one swims instead. */
const HANDS_FREE = new Set<Action | null>([null, 'walk', 'run', 'stand', 'look', 'talk']);

/** What the upper body can do in a saddle. */
const IN_SADDLE = new Set<string>('wave read eat drink sing talk hold sleep look play'.split(' '));

function movementOf(action: Action | null, medium: Medium, scene: SceneDescription): MovementName {
  if (medium === 'air' && (action === null || action === 'stand' || action === 'walk' || action === 'look'))
    return scene.place === 'space' ? 'float' : 'fly';
  if (medium === 'submerged' && HANDS_FREE.has(action)) return 'swim';
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
