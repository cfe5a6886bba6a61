import type { WatchedFilm } from '../../../illustrator/src/witness/watch-film.ts';
import type { Fact, FactSheet } from '../facts/fact.ts';
import { holds, type Score } from '../facts/score.ts';
import { meaningOfScene } from '../meaning-of-scene.ts';
import { type Answer, answer, no, type Witnessed } from './answer.ts';
import { askEntity, seenAt } from './ask-entity.ts';
import { askEvent } from './ask-event.ts';
import { askFilm } from './ask-film.ts';
import { askRelation } from './ask-relation.ts';
import { called, isEverywhere, thingsShown } from './things-shown.ts';

export interface FilmScore extends Score {
  readonly verdicts: readonly {
    readonly line: string;
    readonly type: string;
    readonly right: boolean;
    readonly because: string | null;
  }[];
}

/** How many of the facts of a sentence are seen in its film. */
export function scoreFilm({ sentence, facts }: FactSheet, film: WatchedFilm): FilmScore {
  const witnessed: Witnessed = {
    film,
    shown: thingsShown(film),
    meanings: new Map(film.glimpses.map(({ scene }) => [scene, meaningOfScene(scene)])),
  };
  const verdicts = facts.map(({ fact, never, line }) => {
    const { because } = ask(
      fact,
      witnessed,
      facts.map((each) => each.fact),
    );
    const right = (because === null) !== never;
    return {
      line,
      type: never ? 'never' : fact.type,
      right,
      because: right ? null : (because ?? 'it is seen'),
    };
  });
  const missed = verdicts.filter(({ right }) => !right).map(({ line, because }) => `${line}: ${because}`);
  return {
    sentence,
    total: facts.length,
    right: facts.length - missed.length,
    missed,
    byType: verdicts,
    verdicts,
  };
}

function ask(fact: Fact, witnessed: Witnessed, all: readonly Fact[]): Answer {
  switch (fact.type) {
    case 'entity':
      return askEntity(fact, witnessed);
    case 'relation':
      return askRelation(fact, witnessed);
    case 'event': {
      const shown = askEvent(fact, witnessed);
      return fact.negated ? (shown.because === null ? no('it is seen') : answerAll(witnessed)) : shown;
    }
    case 'order':
      return askOrder(fact, witnessed, all);
    case 'absent': {
      const there = seenAt(
        called(witnessed.shown, fact).filter((thing) => !isEverywhere(thing)),
        witnessed,
      );
      return there.length > 0 ? no('it is seen') : answerAll(witnessed);
    }
    case 'film':
      return askFilm(fact, witnessed);
    case 'says':
      return [...witnessed.meanings.values()].some((meaning) => holds(fact, meaning))
        ? answerAll(witnessed)
        : no('the film has another');
  }
}

const answerAll = ({ film }: Witnessed): Answer => answer([...film.glimpses.keys()], '');

/** Both are seen; first the one and then the other, or both at once. */
function askOrder(
  fact: Extract<Fact, { type: 'order' }>,
  witnessed: Witnessed,
  all: readonly Fact[],
): Answer {
  const { kind, first, second } = fact;
  const told = (verbs: readonly string[]) =>
    all
      .filter((each) => each.type === 'event')
      .filter((each) => each.verbs.some((verb) => verbs.includes(verb)));
  const shown = (verbs: readonly string[]): Answer => {
    const answers = told(verbs).map((each) => askEvent(each, witnessed));
    const plain = { type: 'event', verbs, roles: [], negated: false } as const;
    return answers.find(({ because }) => because === null) ?? answers[0] ?? askEvent(plain, witnessed);
  };
  const [one, other] = [shown(first), shown(second)];
  if (one.because !== null || other.because !== null) return no(`${one.because ?? other.because}`);
  if (kind === 'while')
    return answer(
      one.at.filter((index) => other.at.includes(index)),
      'not at the same time',
    );
  const mean = (at: readonly number[]) => at.reduce((sum, index) => sum + index, 0) / at.length;
  // Who throws and who catches have the thing between them, and so one after the other.
  const isPassedOn = told(first).some((event) =>
    told(second).some((next) => objectsOf(event).some((noun) => nounsOf(next).includes(noun))),
  );
  return mean(one.at) < mean(other.at) || (isPassedOn && mean(one.at) === mean(other.at))
    ? other
    : no('not one after the other');
}

type EventFact = Extract<Fact, { type: 'event' }>;

const objectsOf = ({ roles }: EventFact) =>
  roles.filter(({ names }) => names.includes('object')).flatMap(({ who }) => who.nouns);
const nounsOf = ({ roles }: EventFact) => roles.flatMap(({ who }) => who.nouns);
