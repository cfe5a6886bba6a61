import type {
  Action,
  Deed,
  Figure,
  Garment,
  SpatialRelation,
  SpokenLine,
  SubjectId,
} from '../scene-description.ts';
import { Belongings, PLAIN_VERB, type VerbLink } from './belongings.ts';
import { canDo } from './can-do.ts';
import { type DraftDeed, MISHAPS, type PendingRelation } from './draft-parts.ts';
import { type DraftSubject, knownSubject, type Modifiers } from './draft-subject.ts';
import {
  ANY_CONTENTS,
  CONTAINERS,
  GETTING_ALONG,
  howMany,
  ON_SOMETHING,
  REPLACED_BY,
  SURFACES,
} from './lexicon/containers.ts';
import { ACCESSORIES } from './lexicon/garments.ts';
import { IMPLIED } from './lexicon/reading-hints.ts';
import type { Side } from './match-relation.ts';
import { relateSides } from './relate-sides.ts';
import { dishOf, whosePlace } from './whose-place.ts';

export const MOST_SUBJECTS = 6;

export const LIVING: ReadonlySet<Figure['kind']> = new Set([
  'quadruped',
  'bird',
  'fish',
  'creature',
  'person',
]);

/** The scene as far as it has been read: who is in it, where they are to each other, what they do and say. */
export class SceneDraft {
  readonly subjects: DraftSubject[] = [];
  readonly relations: SpatialRelation[] = [];
  readonly deeds: DraftDeed[] = [];
  lines: SpokenLine[] = [];
  /** Whoever was named by the words read last. */
  named: DraftSubject | null = null;
  readonly absent: string[] = [];
  /** The subjects last named together ("a cat and a dog"): a preposition after them is about all of them. */
  #group: SubjectId[] = [];
  #joins = false;
  /** "A bowl with an apple and grapes": what is joined to the apple is in the bowl too. */
  #container: SubjectId | null = null;
  #pending: PendingRelation | null = null;
  /** "On the table is a cup": where something is, before it is named. */
  #fronted: { readonly kind: SpatialRelation['kind']; readonly to: SubjectId } | null = null;
  #sideOfNext: Side | null = null;
  readonly #sides = new Map<SubjectId, Side>();
  /** A verb that was read before anybody who does it. */
  #action: Action | null = null;
  #openDeed: DraftDeed | null = null;
  readonly #belongings = new Belongings();
  /** Whoever did the last thing in this sentence. */
  #doer: SubjectId | null = null;

  byId(id: SubjectId): DraftSubject {
    return this.subjects.find((subject) => subject.id === id)!;
  }

  last(): DraftSubject | undefined {
    return this.subjects.at(-1);
  }

  lastLiving(): DraftSubject | undefined {
    return this.subjects.findLast((subject) => LIVING.has(subject.figure.kind));
  }

  /** "and" or a comma: the next noun belongs to the same group. */
  join(): void {
    this.#joins = true;
  }

  /** A sentence ends: what was begun and not finished is forgotten. */
  endSentence(): void {
    this.#pending = null;
    this.#openDeed = null;
    this.#doer = null;
    this.#group = [];
    this.#container = null;
    this.#joins = false;
  }

  relate(kind: PendingRelation['kind']): void {
    const group = this.#group.length > 0 ? this.#group : this.subjects.slice(-1).map(({ id }) => id);
    // "A bowl of fruit on a table": the bowl is what stands on it.
    const of =
      this.#container === null ? dishOf(group, this.relations, (id) => this.byId(id)) : [this.#container];
    this.#container = null;
    this.#pending = { kind, of, surface: this.#surfaceUnder(kind, group) };
    this.#joins = false;
    this.#openDeed = null;
  }

  /** "A cup on a table next to a book": the book is beside the cup, and so on the table. */
  #surfaceUnder(kind: PendingRelation['kind'], group: readonly SubjectId[]): SubjectId | null {
    const last = this.relations.at(-1);
    if (kind !== 'beside' || group.length !== 1 || last?.kind !== 'on' || last.to !== group[0]) return null;
    return SURFACES.has(this.byId(last.to).noun.split(' ').at(-1)!) ? last.to : null;
  }

  /** "with a cup on it": the last one to the one before. */
  relateToPronoun(): void {
    const [before, last] = this.subjects.slice(-2);
    const kind = this.#pending?.kind;
    if (!kind || kind === 'with' || kind === 'of' || !before || !last) return;
    this.#container = null;
    this.#push(kind, last.id, before.id);
    this.#pending = null;
  }

  /** "while", "as": the next noun is not what the last deed was done to. */
  endClause(): void {
    this.#openDeed = null;
  }

  /** "and drops it": what was named last that somebody could do that to. */
  refer(toThing: boolean): void {
    const deed = this.#openDeed;
    if (!deed || deed.object !== null) return;
    const others = this.subjects.filter(({ id }) => id !== deed.by);
    const alive =
      !toThing || /^(chas|follow|hug|pet|feed|rid|kiss|lick|pursu|pat|strok|watch|hunt)/.test(deed.verb);
    const thing = others.findLast(({ figure }) => alive === LIVING.has(figure.kind)) ?? others.at(-1);
    if (thing) deed.object = thing.id;
  }

  /** The noun after a preposition was a place: nobody is related to it. */
  dropPending(): void {
    this.#pending = null;
  }

  get pendingKind(): PendingRelation['kind'] | null {
    return this.#pending?.kind ?? null;
  }

  side(side: Side, beforeNoun: boolean): void {
    const last = this.#group.at(-1);
    if (beforeNoun || last === undefined) this.#sideOfNext = side;
    else this.#sides.set(last, side);
  }

  cast(noun: string, figure: Figure, plural: boolean, modifiers: Modifiers): DraftSubject | null {
    const known = knownSubject(this.subjects, noun, figure, modifiers);
    const subject = known ?? this.#add(noun, figure, plural, modifiers);
    if (!subject) return null;
    this.named = subject;
    if (known) this.#belongings.release(known.id);
    if (known && modifiers.colour) known.colour ??= modifiers.colour;
    this.#connect(subject);
    return subject;
  }

  #add(noun: string, figure: Figure, plural: boolean, modifiers: Modifiers): DraftSubject | null {
    if (this.subjects.length >= MOST_SUBJECTS) return null;
    const { count, colour, size, material } = modifiers;
    const subject: DraftSubject = {
      id: Math.max(0, ...this.subjects.map(({ id }) => id)) + 1,
      noun,
      figure,
      count: howMany(noun, plural, count),
      colour,
      size,
      action: this.#action ?? IMPLIED[noun]?.action ?? null,
      dress: null,
      clothes: [],
      material,
      deed: null,
      change: null,
    };
    this.#action = null;
    this.subjects.push(subject);
    return subject;
  }

  #connect({ id }: DraftSubject): void {
    if (this.#openDeed && this.#openDeed.by !== id) {
      if (this.#openDeed.object === null) this.#openDeed.object = id;
      else if (this.#joins && this.#openDeed.object !== id) this.#openDeed.participants.push(id);
    }
    const pending = this.#pending;
    if (!pending && this.#fronted && this.#fronted.to !== id) {
      this.#push(this.#fronted.kind, id, this.#fronted.to);
      this.#fronted = null;
    }
    if (pending) {
      if (pending.of.length === 0 && pending.kind !== 'with' && pending.kind !== 'of')
        this.#fronted = { kind: pending.kind, to: id };
      if (pending.kind === 'with' || pending.kind === 'of') {
        this.#belongings.give(pending.of.at(-1), id);
        this.#contain(pending, id);
      } else if (pending.surface !== null) this.#push('on', id, pending.surface);
      else
        for (const of of whosePlace(pending, this.byId(id), this.deeds, (each) => this.byId(each)))
          if (of !== id) this.#push(pending.kind, of, id);
      if (pending.kind === 'between' && this.relations.filter(({ kind }) => kind === 'between').length < 2)
        this.#pending = { ...pending };
      else this.#pending = null;
      this.#group = [id];
    } else if (this.#joins && this.#group.length > 0) {
      const owner = this.#belongings.ownerOf(this.#group[0]!);
      // "A girl with a kite, a dog": what is alive stands for itself.
      if (!LIVING.has(this.byId(id).figure.kind)) this.#belongings.give(owner, id);
      this.#group.push(id);
      if (this.#container !== null) this.#push('in', id, this.#container);
    } else {
      this.#group = [id];
      this.#container = null;
    }
    this.#joins = false;
    if (this.#sideOfNext) this.#sides.set(id, this.#sideOfNext);
    this.#sideOfNext = null;
  }

  /** "a bowl of fruit", "a plate with a sandwich": the second is in or on the first. */
  #contain({ of: [holder] }: PendingRelation, id: SubjectId): void {
    const noun = holder !== undefined ? this.byId(holder).noun.split(' ').at(-1)! : '';
    if (holder === undefined || holder === id) return;
    if (CONTAINERS.has(noun)) {
      this.#push('in', id, holder);
      this.#container = holder;
      const vague = this.relations.find(
        ({ kind, of, to }) =>
          kind === 'in' && to === holder && of !== id && ANY_CONTENTS.has(this.byId(of).noun),
      );
      if (vague) this.forget(vague.of);
    } else if (SURFACES.has(noun)) this.#push('on', id, holder);
  }

  forget(id: SubjectId): void {
    this.subjects.splice(this.subjects.indexOf(this.byId(id)), 1);
    for (const deed of this.deeds) if (deed.object === id) deed.object = null;
    const kept = this.relations.filter(({ of, to }) => of !== id && to !== id);
    this.relations.splice(0, this.relations.length, ...kept);
  }

  #push(kind: SpatialRelation['kind'], of: SubjectId, to: SubjectId): void {
    if (!this.relations.some((known) => known.of === of && known.to === to))
      this.relations.push({ kind, of, to });
  }

  wear(garment: Garment): boolean {
    const wearer = this.lastLiving();
    if (!wearer) return false;
    wearer.clothes.push(garment);
    if (garment.colour && !ACCESSORIES.test(garment.name)) wearer.dress ??= garment.colour;
    return true;
  }

  act(action: Action | null, verb: string, link: VerbLink = PLAIN_VERB): void {
    const named = link.doer === undefined ? undefined : this.byId(link.doer);
    const found = named ?? this.subjects.findLast(({ figure }) => canDo(figure, action));
    // "A rubber duck floats": nobody else does.
    if (named && !canDo(named.figure, action)) return;
    const last = named ?? (found && this.#doerOf(found, action, link));
    // Where the verb comes last ("astronaut horse riding"), people ride and what they ride does not.
    const rider = this.subjects.find(({ figure, action: done }) => figure.kind === 'person' && done === null);
    const actor = action === 'ride' && last?.figure.kind !== 'person' ? (rider ?? last) : last;
    this.#pending = null;
    this.#joins = false;
    if (actor) {
      this.#begin(actor);
      this.#openDeed = { by: actor.id, verb, name: null, object: null, participants: [] };
      this.deeds.push(this.#openDeed);
    }
    if (action === null) return;
    if (actor?.noun === 'teddy bear' && action !== 'sit') this.#toy();
    if (!actor) this.#action ??= action;
    else if (actor.action === null || REPLACED_BY[actor.action]?.has(action)) actor.action = action;
    else if (
      IMPLIED[actor.noun]?.action === actor.action &&
      action !== 'ride' &&
      action !== 'jump' &&
      !(ON_SOMETHING.has(actor.action) && GETTING_ALONG.has(action))
    )
      actor.action = action;
  }

  /** Whom a verb is said of, where whoever was named last only belongs to somebody. */
  #doerOf(last: DraftSubject, action: Action | null, { participle, continues }: VerbLink): DraftSubject {
    const before = continues && this.#doer !== null ? this.byId(this.#doer) : null;
    if (before && canDo(before.figure, action)) return before;
    if (participle && LIVING.has(last.figure.kind)) return last;
    const head = this.byId(this.#belongings.headOf(last.id));
    return canDo(head.figure, action) ? head : last;
  }

  /** What follows a verb is said of whoever does it. */
  #begin({ id }: DraftSubject): void {
    this.#doer = id;
    this.#container = null;
    if (!this.#group.includes(id)) this.#group = [id];
  }

  /** Whoever is named next does it. */
  actNext(action: Action): void {
    this.#action = action;
  }

  /** "each other", "together": the deed is done by all of the group. */
  reciprocate(): void {
    const deed = this.deeds.at(-1);
    if (deed) deed.participants.push(...this.subjects.map(({ id }) => id).filter((id) => id !== deed.by));
  }

  nameDeed(name: string, verb: string, link: VerbLink = PLAIN_VERB): void {
    const last = this.#firstOfGroup() ?? this.#personOfGroup() ?? this.lastLiving();
    const named = link.doer === undefined ? undefined : this.byId(link.doer);
    const doer = named ?? (last ? this.#doerOf(last, null, link) : this.#toy());
    if (!doer) return;
    const pair = this.#group.map((id) => this.byId(id)).filter(({ figure }) => figure.kind === 'person');
    const others = pair.length === 2 && pair.includes(doer) ? pair.filter((each) => each !== doer) : [];
    this.#begin(doer);
    if (doer.deed === null || (MISHAPS.has(name) && !MISHAPS.has(doer.deed))) doer.deed = name;
    this.#openDeed = { by: doer.id, verb, name, object: null, participants: others.map(({ id }) => id) };
    this.deeds.push(this.#openDeed);
  }

  /** Friends who do something together are led by the first of them. */
  #firstOfGroup(): DraftSubject | undefined {
    const group = this.#group.map((id) => this.byId(id));
    return group.length > 2 && group.every(({ figure }) => figure.kind === 'person') ? group[0] : undefined;
  }

  /** Of a boy and a dog, it is the boy who plays the guitar. */
  #personOfGroup(): DraftSubject | undefined {
    const group = this.#group.map((id) => this.byId(id));
    const isMixed = group.length > 1 && group.every(({ figure }) => LIVING.has(figure.kind));
    return isMixed ? group.findLast(({ figure }) => figure.kind === 'person') : undefined;
  }

  /** A teddy bear that does something is a bear. */
  #toy(): DraftSubject | undefined {
    const toy = this.subjects.findLast(({ noun }) => noun === 'teddy bear');
    if (toy) toy.figure = { kind: 'quadruped', model: 'bear' };
    return toy;
  }

  finished(): { relations: SpatialRelation[]; deeds: Deed[] } {
    const sides = relateSides(this.#sides, this.subjects, this.relations);
    return { relations: [...this.relations, ...sides], deeds: this.deeds };
  }
}
