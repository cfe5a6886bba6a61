import type { SceneDescription, Subject } from '../scene-description.ts';
import { keepingQuotations } from '../translate/keep-quotations.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Draft } from './draft.ts';

const LOOKS = [
  'noun',
  'figure',
  'colour',
  'size',
  'dress',
  'clothes',
  'sex',
  'age',
  'material',
  'looks',
  'parts',
  'form',
  'toy',
  'word',
] as const satisfies readonly (keyof Subject)[];

/** Somebody or something as one film has shown it, so that another film can cast it again. Plain JSON. */
export type Actor = Pick<Subject, (typeof LOOKS)[number]> & Required<Pick<Subject, 'likeness'>>;

/** The actors whom the texts of a film call by a name, as `@name`. */
export type Cast = Readonly<Record<string, Actor>>;

/** Who a film is about: the first who lives, or else the first thing; null in a film of a place. */
export function actorOf({ seed, subjects }: SceneDescription): Actor | null {
  const lead = subjects.find(({ figure }) => LIVING.has(figure.kind)) ?? subjects[0];
  if (!lead) return null;
  const look = Object.fromEntries(LOOKS.flatMap((name) => (name in lead ? [[name, lead[name]]] : [])));
  return {
    ...(look as Pick<Subject, (typeof LOOKS)[number]>),
    likeness: lead.likeness ?? `${seed} ${lead.id}`,
  };
}

const NAME = /@([\w.-]*\w)/g;

/**
 * A text as the reader takes it: an actor is called by its noun and known by its name, and any other `@name` is left out.
 * What somebody says stays as it is.
 */
export function withActors(text: string, cast: Cast): string {
  return keepingQuotations(text, (rest) =>
    rest.replace(NAME, (_, name: string) => {
      const words = cast[name]?.noun.split(' ');
      return words ? `the ${words.with(-1, `@${name} ${words.at(-1)}`).join(' ')}` : ' ';
    }),
  );
}

/**
 * A prompt in which all actors are named who are not named in the other texts either. Where it speaks of "a girl" and one of
 * them is a girl, that is she; the others are there as well.
 */
export function namingAll(prompt: string, cast: Cast, others: readonly string[]): string {
  const named = new Set(
    [prompt, ...others].flatMap((text) => [...text.matchAll(NAME)].map(([, name]) => name)),
  );
  const missing = Object.entries(cast).filter(([name]) => !named.has(name));
  return missing.reduce((text, [name, { noun }]) => {
    for (const { 0: article, 1: words = '', index } of text.matchAll(SOMEBODY))
      if (`${words.toLowerCase()} `.startsWith(`${noun} `))
        return `${text.slice(0, index)}@${name}${text.slice(index + article.length + noun.length)}`;
    return `${text.trim().replace(/[.,;]$/, '')}. @${name}`;
  }, prompt);
}

/** An article, and the words after it. */
const SOMEBODY = /\b(?:an?|the) (?=(\w+(?: \w+){0,3}))/gi;

/** The draft with its actors cast: they look as they did, and as the text says that they look now. */
export function castAgain(draft: Draft, cast: Cast): Draft {
  return { ...draft, subjects: draft.subjects.map((subject) => asActor(subject, cast)) };
}

function asActor({ as, ...subject }: Subject, cast: Cast): Subject {
  const actor = as === undefined ? undefined : cast[as];
  if (!actor) return subject;
  const { colour, dress, material, size, clothes, looks = [] } = subject;
  return {
    ...subject,
    ...actor,
    colour: colour ?? actor.colour,
    dress: dress ?? actor.dress,
    material: material ?? actor.material,
    size: size === 'normal' ? actor.size : size,
    clothes: [...actor.clothes, ...clothes],
    looks: [...looks, ...(actor.looks ?? [])],
  };
}
