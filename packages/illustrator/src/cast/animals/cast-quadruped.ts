import type { Brush } from '../../painting/shapes.ts';
import type { Action, SceneDescription, Subject } from '../../scene-description.ts';
import { wordClass, wordRecord } from '../../vocabulary/word-classes.ts';
import { type CastingContext, INDOOR } from '../casting.ts';
import { withMouths } from '../mouth.ts';
import { wornByAnimal } from '../people/worn.ts';
import type { Rig } from '../rig.ts';
import { subjectLook } from '../subject-look.ts';
import { type Gait, quadruped } from './quadruped.ts';
import { speciesOf } from './species-of.ts';
import { wayOf } from './ways.ts';

const UPRIGHT = wordClass('doneUpright');

export async function castQuadruped(subject: Subject, context: CastingContext): Promise<Rig> {
  const model = (subject.figure as { model: string }).model;
  const { scene } = context;
  const action = subject.action;
  if (subject.deed) {
    const { castDeed, takesHands } = await import('../people/cast-deed.ts');
    const look = subjectLook(subject, context.random);
    const doing = takesHands(subject.deed) ? await castDeed(subject, look, context) : null;
    if (doing) return doing;
  }
  const way = wayOf(scene, subject);
  const { gait: own, mouth, raised = 0 } = way ?? {};
  const plays = action === 'play' && scene.relation !== 'playing';
  if (
    context.astride ||
    (action && UPRIGHT.has(action) && raised === 0 && !plays) ||
    // Whatever an animal in a costume does, it does on two legs.
    subject.clothes.some(({ name }) => name.endsWith(' costume'))
  ) {
    const { castPerson } = await import('../people/cast-person.ts');
    return castPerson(subject, subjectLook(subject, context.random), context);
  }
  const touched = touchedBy(scene, subject);
  const gait =
    touched && (!own || own === 'rear')
      ? gaitBefore(touched, own === 'rear')
      : (own ?? (subject.hands?.shared ? 'tug' : gaitOf(action, scene)));
  const body = quadruped(speciesOf(model)!, {
    gait,
    colour: subject.colour,
    worn: [...wornByAnimal(subject.clothes), ...(context.worn ?? [])],
    lift: raised,
  });
  const rig = mouth
    ? {
        ...body,
        draw: (brush: Brush, phase: number) => withMouths({ lead: mouth }, () => body.draw(brush, phase)),
      }
    : body;
  if (action === 'drink' && touched === null)
    return (await import('../things/happening.ts')).happening(rig, 'drink');
  if (scene.place === 'space') return { ...rig, medium: 'air', speed: 40 };
  if (scene.place === 'underwater' || (action === 'swim' && scene.place !== 'beach'))
    return { ...rig, medium: scene.place === 'underwater' ? 'submerged' : 'water', speed: 60 };
  return rig;
}

function touchedBy({ relations, subjects }: SceneDescription, { id }: Subject): Subject | null {
  const to = relations.find(({ kind, of }) => kind === 'touching' && of === id)?.to;
  return subjects.find((each) => each.id === to) ?? null;
}

const TALL = new Set<Subject['figure']['kind']>(['person', 'quadruped', 'landmark', 'vehicle', 'craft']);
const UPRIGHTS = /door|gate|tree|wall|fence|window|fridge|wardrobe|cupboard|curtain|ladder|pole|post/;

/** With the head down to what is low, and on the hind legs before a door. */
function gaitBefore({ action, figure, noun }: Subject, reaches: boolean): Gait {
  const lies = action === 'sleep';
  const isTall = (TALL.has(figure.kind) && !lies) || UPRIGHTS.test(noun);
  return isTall ? (reaches ? 'rear' : 'idle') : 'graze';
}

const GAITS = wordRecord<Partial<Record<Action, Gait>>>('gaitsByAction');

function gaitOf(action: Action | null, { place, relation }: SceneDescription): Gait {
  if (action !== null) return GAITS[action] ?? 'walk';
  return relation === 'chasing' ? 'run' : INDOOR.has(place) ? 'sit' : 'walk';
}
