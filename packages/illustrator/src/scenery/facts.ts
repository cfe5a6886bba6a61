import { DEEDS } from '../catalogue/deed-index.ts';
import type { Action, Fact, SceneDescription } from '../scene-description.ts';
import type { Stage } from './stage.ts';

export const isSnowy = ({ scene }: Stage): boolean => scene.weather === 'snow';

/** What of a place may depend on. */
export function factsOf(stage: Stage): ReadonlySet<Fact> {
  const { palette, scene } = stage;
  const { absent, bamboo, camera, effects, grounds = [], seabed, season, style, time, weather } = scene;
  const snow = isSnowy(stage);
  const rain = weather === 'rain' || weather === 'storm';
  const facts: Record<Fact, boolean> = {
    snow,
    rain,
    wet: rain || grounds.includes('wet'),
    storm: weather === 'storm',
    autumn: season === 'autumn' || effects.includes('petals'),
    aerial: camera.framing === 'aerial',
    afoot: camera.framing !== 'overhead' && !floatsOnly(scene),
    driven: isRoadUsed(scene),
    bamboo: bamboo === true && !snow,
    ruins: seabed === 'ruins',
    wreck: seabed === 'wreck',
    deserted: absent.some((noun) => PEOPLE.has(noun)),
    night: time === 'night',
    moonlit: palette.disc === 'moon',
    sunny: palette.disc === 'sun' && time === 'day' && !snow,
    'low sun': palette.disc === 'sun' && time !== 'day' && !snow,
    neon: effects.includes('neon') || style === 'cyberpunk',
    fireworks: effects.includes('fireworks'),
  };
  return new Set((Object.keys(facts) as Fact[]).filter((name) => facts[name]));
}

export function holds(
  facts: ReadonlySet<Fact>,
  { unless, when }: { readonly unless?: Fact; readonly when?: Fact },
): boolean {
  return (!when || facts.has(when)) && !(unless && facts.has(unless));
}

/** Words for people who may be absent. */
export const PEOPLE: ReadonlySet<string> = new Set(
  'person people audience crowd spectator viewer anyone guest visitor'.split(' '),
);

/** Whether all of the cast is at home on or over water. */
function floatsOnly({ relation, subjects }: SceneDescription): boolean {
  // Who rides in a boat floats with it.
  if (relation === 'riding' && subjects[1]?.figure.kind === 'craft') return true;
  return subjects.every(
    ({ figure }) =>
      ['craft', 'bird', 'fish'].includes(figure.kind) ||
      (figure.kind === 'creature' && figure.model !== 'penguin'),
  );
}

const QUICK = new Set<Action | null>(['drive', 'ride', 'skate', 'run', 'chase']);

/** Subjects that drive, ride, run along the road or cross it are on it; all others stay on the pavement. */
function isRoadUsed({ subjects, moves = [], camera }: SceneDescription): boolean {
  return (
    camera.move === 'track' ||
    subjects.length === 0 ||
    moves.some(({ to, way }) => to === null && (way === 'across' || way === 'along')) ||
    subjects.some(
      ({ figure, action, deed }) =>
        figure.kind === 'vehicle' || QUICK.has(action) || DEEDS[deed ?? '']?.moves,
    )
  );
}
