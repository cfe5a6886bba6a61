import type { Box } from '../../../illustrator/src/cast/rig.ts';
import { placeWords } from '../../../illustrator/src/catalogue/place-index.ts';
import type { Glimpse } from '../../../illustrator/src/witness/sight.ts';
import { FRAME } from '../../../illustrator/src/witness/watch-film.ts';
import type { Fact } from '../facts/fact.ts';
import { holds } from '../facts/score.ts';
import { type Answer, answer, no, type Witnessed } from './answer.ts';

type FilmFact = Extract<Fact, { type: 'film' }>;

/** Is the place, the hour, the weather, the camera, the style as it is said, and is it noticed? */
export function askFilm(fact: FilmFact, witnessed: Witnessed): Answer {
  if (![...witnessed.meanings.values()].some((meaning) => holds(fact, meaning)))
    return no('the film has another');
  const because = whyNotNoticed(fact, witnessed);
  return because === null ? answer([...witnessed.film.glimpses.keys()], '') : no(because);
}

/** Hours that the sky tells from others. */
const BY_SKY = new Set(['dawn', 'sunrise', 'sunset', 'noon', 'midday', 'morning', 'afternoon']);

function whyNotNoticed({ about, values }: FilmFact, { film: { glimpses } }: Witnessed): string | null {
  const isSaid = (words: RegExp) => values.some((value) => words.test(value));
  if (about === 'time' && values.some((value) => BY_SKY.has(value)))
    return glimpses.every(({ scene }) => placeWords(scene.place).indoors === true)
      ? 'it is all inside'
      : null;
  if (about !== 'camera') return null;
  // Of a picture of nobody it is not known.
  const changes = changesOf(glimpses);
  if (changes.length === 0) return null;
  if (isSaid(/^zoom|-in$|-out$/) && changes.every(({ size }) => Math.max(size, 1 / size) < CLOSER))
    return 'it hardly comes closer';
  if (isSaid(/^pan/) && changes.every(({ way }) => way < TURNED)) return 'it hardly turns';
  return null;
}

/** What changes less is not noticed. */
const CLOSER = 1.25;
const TURNED = FRAME.width * 0.2;

/** How the picture of what does not move changes from the beginning of a scene to its end: its size, and how far it goes. */
function changesOf(glimpses: readonly Glimpse[]): { readonly size: number; readonly way: number }[] {
  const scenes = [...new Set(glimpses.map(({ scene }) => scene))];
  return scenes.flatMap((scene) => {
    const own = glimpses.filter((glimpse) => glimpse.scene === scene);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const pairs = first.sights.flatMap((sight) => {
      const later = last.sights.find(({ what }) => what.name === sight.what.name);
      return later && sight.drawn > 20 ? [[sight.whole, later.whole] as const] : [];
    });
    const middle = (values: number[]) =>
      values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
    return pairs.length === 0
      ? []
      : [
          {
            size: middle(pairs.map(([one, other]) => wide(other) / wide(one))),
            way:
              Math.abs(middle(pairs.map(([one, other]) => other.left + other.right - one.left - one.right))) /
                2 +
              Math.abs(last.ground - first.ground),
          },
        ];
  });
}

const wide = ({ left, right }: Box) => right - left;
