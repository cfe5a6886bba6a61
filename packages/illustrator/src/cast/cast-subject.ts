import { NAMED_COLOURS } from '../painting/colour.ts';
import type { ColourName, Subject } from '../scene-description.ts';
import type { CastingContext } from './casting.ts';
import type { Rig } from './rig.ts';

/**
 * The figure for a subject, doing what it does; `partner` is the subject it has to do with. A film shows few of all
 * the figures there are, and only those are loaded.
 */
export async function castSubject(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { change, colour, figure, noun } = subject;
  if (change === null) return castUnchanged(subject, context, partner);
  if (
    change !== 'melt' &&
    figure.kind === 'emoji' &&
    /flower|^(rose|tulip|hibiscus|blossom)/.test(figure.icon)
  ) {
    const { growingFlower } = await import('./things/growing-flower.ts');
    return growingFlower(NAMED_COLOURS[colour ?? FLOWER_COLOURS[noun] ?? 'pink'], change);
  }
  const rig = await castUnchanged(subject, context, partner);
  return rig && (await import('./things/changing.ts')).changing(rig, change);
}

const FLOWER_COLOURS: Readonly<Record<string, ColourName>> = {
  rose: 'red',
  sunflower: 'yellow',
  tulip: 'red',
  daisy: 'white',
  dandelion: 'yellow',
  lavender: 'purple',
};

async function castUnchanged(
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig | null> {
  const { scene } = context;
  if (scene.relation === 'riding' && partner && subject === scene.subjects[0]) {
    const rider = await castRider(subject, context, partner);
    if (rider) return rider;
  }
  const { figure, colour } = subject;
  switch (figure.kind) {
    case 'person': {
      const { subjectLook } = await import('./subject-look.ts');
      const { castPerson } = await import('./people/cast-person.ts');
      return castPerson(subject, subjectLook(subject, context.random), context, partner);
    }
    case 'quadruped':
      return (await import('./animals/cast-quadruped.ts')).castQuadruped(subject, context, partner);
    case 'bird':
      return (await import('./animals/cast-bird.ts')).castBird(subject, context);
    case 'fish':
      return (await import('./animals/fish.ts')).fish(figure.model, colour, context.random());
    case 'creature': {
      const { creature } = await import('./animals/creatures.ts');
      const burning = scene.effects.includes('embers');
      return creature(figure.model, colour, burning) ?? castEmoji(subject, context);
    }
    case 'vehicle':
      return (await import('./vehicles/vehicles.ts')).vehicle(figure.model, colour);
    case 'craft':
      return (await import('./vehicles/craft.ts')).craft(figure.model, colour) ?? castEmoji(subject, context);
    case 'landmark': {
      const { landmark } = await import('./buildings/landmarks.ts');
      return landmark(figure.model, colour && NAMED_COLOURS[colour]) ?? castEmoji(subject, context);
    }
    case 'object': {
      const { drawObject } = await import('./objects/object-drawings.ts');
      return (await drawObject(figure.model, colour && NAMED_COLOURS[colour])) ?? castSign(subject.noun);
    }
    case 'sign':
      return castSign(figure.model);
    case 'instrument':
    case 'prop':
    case 'emoji':
      return castEmoji(subject, context);
    default:
      return figure satisfies never;
  }
}

async function castRider(subject: Subject, context: CastingContext, partner: Subject): Promise<Rig | null> {
  const { figure } = partner;
  const mount = await castSubject(
    { ...partner, action: partner.action ?? (figure.kind === 'quadruped' ? 'run' : null) },
    { ...context, scene: { ...context.scene, relation: null } },
    null,
  );
  const { subjectLook } = await import('./subject-look.ts');
  const look = subjectLook(subject, context.random);
  if (!mount) return null;
  const { riding } = await import('./vehicles/combine.ts');
  return riding(mount, 'model' in figure ? figure.model : '', look);
}

async function castEmoji(subject: Subject, context: CastingContext): Promise<Rig | null> {
  return (await import('./things/cast-emoji.ts')).castEmoji(subject, context);
}

async function castSign(word: string): Promise<Rig> {
  return (await import('./things/sign.ts')).sign(word);
}
