import type { Attribute, Entity, Event, FilmWord, Line, Order, Relation, Role } from './meaning.ts';

export type EntityDraft = { -readonly [Key in keyof Entity]: Entity[Key] } & {
  attributes: Attribute[];
  alsoCalled: string[];
};
export type EventDraft = { -readonly [Key in keyof Event]: Event[Key] } & { roles: Role[] };

const MOST_ENTITIES = 60;

/** What the sentences read so far have told. */
export class Discourse {
  readonly entities: EntityDraft[] = [];
  readonly relations: Relation[] = [];
  readonly events: EventDraft[] = [];
  readonly order: Order[] = [];
  readonly absent: string[] = [];
  readonly lines: Line[] = [];
  readonly film: FilmWord[] = [];

  add(entity: Omit<Entity, 'id' | 'attributes' | 'alsoCalled'>): EntityDraft | null {
    if (this.entities.length >= MOST_ENTITIES) return null;
    const added = { ...entity, id: this.entities.length + 1, attributes: [], alsoCalled: [] };
    this.entities.push(added);
    return added;
  }

  entity(id: number): EntityDraft | undefined {
    return this.entities[id - 1];
  }

  relate(kind: string, of: number, to: number, preposition?: string): void {
    const known = this.relations.some((other) => other.kind === kind && other.of === of && other.to === to);
    if (of !== to && !known)
      this.relations.push({ kind, of, to, ...(preposition !== undefined && { preposition }) });
  }

  describe(id: number, attribute: Attribute): void {
    const entity = this.entity(id);
    const isKnown = entity?.attributes.some(
      ({ name, value }) => name === attribute.name && value === attribute.value,
    );
    if (entity && !isKnown) entity.attributes.push(attribute);
  }

  addEvent(event: Omit<Event, 'id'>): EventDraft {
    const added = { ...event, id: this.events.length + 1, roles: [...event.roles] };
    this.events.push(added);
    return added;
  }

  leaveOut(noun: string): void {
    if (!this.absent.includes(noun)) this.absent.push(noun);
  }

  say(about: string, value: string, word = value): void {
    if (!this.film.some((known) => known.about === about && known.value === value))
      this.film.push({ about, value, word });
  }

  kindOf(id: number): string {
    return this.entity(id)?.kinds[0] ?? 'thing';
  }
}
