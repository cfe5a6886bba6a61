import type { ColourName, SceneDescription, SpatialRelation, Subject } from '../scene-description.ts';
import { seededRandom, seedOf } from '../seeded-random.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';

/** The colours that some things and animals have in life, by noun or by kind of figure. */
const COLOURS: Readonly<Record<string, readonly ColourName[]>> = wordRecord('coloursInLife');
/** Of the width of the frame. */
const FURTHEST = 0.17;

/** The scene with what its texts leave open chosen by its seed: colours, sides, where somebody stands, the way of the camera. */
export function varyScene(scene: SceneDescription, isCameraAsked: boolean): SceneDescription {
  const { camera, relations, seed, sequence, subjects } = scene;
  const chanceOf = (what: string | number) => seededRandom(seedOf(`${seed} varied ${what}`))();
  const isOtherSide = chanceOf('side') < 0.5;
  const sides = (relation: SpatialRelation): SpatialRelation =>
    relation.kind === 'beside' && relation.part === undefined
      ? { ...relation, kind: isOtherSide ? 'left-of' : 'right-of' }
      : relation;
  return {
    ...scene,
    aside: (chanceOf('aside') * 2 - 1) * FURTHEST,
    subjects: subjects.map((each) => coloured(each, chanceOf(each.id))),
    relations: relations.map(sides),
    camera:
      isOtherSide && !isCameraAsked && camera.move === 'drift-right'
        ? { ...camera, move: 'drift-left' }
        : camera,
    sequence: sequence.map((part) => varyScene(part, isCameraAsked)),
  };
}

function coloured(subject: Subject, chance: number): Subject {
  const colours = COLOURS[subject.noun] ?? COLOURS[subject.figure.kind] ?? [];
  const isOpen = subject.colour === null && subject.material === null && !subject.toy;
  return isOpen ? { ...subject, colour: colours[Math.floor(chance * colours.length)] ?? null } : subject;
}
