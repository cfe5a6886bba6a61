import type { Shape, ShownField } from '../resource/resource.ts';
import type { Flags, Input } from './command-words.ts';
import { formatFields } from './format-table.ts';
import { type ListJson, showList } from './list-command.ts';
import { given, readAmount, readExpiry, readList, readYesNo } from './read-flags.ts';
import { shownAmount, shownEnd, shownList, shownSeconds, shownTime } from './shown-values.ts';

/** How commands take and show the fields of a resource, from its definition. */

/** How one field is taken and shown. */
export interface FieldWay {
  readonly flags: Flags;
  /** The value for the body; undefined where the flag was not given. */
  read(input: Input): unknown;
  show(value: unknown): string;
  /** Lines below that of the field. */
  details?(value: unknown): readonly (readonly [string, string])[];
}

/** By the field's name in JSON, for fields of no common shape. */
export type OwnWays = Readonly<Record<string, FieldWay>>;

type WayOfShape = (field: ShownField) => FieldWay;

function single(
  value: string,
  read: (text: string | undefined, flag: string) => unknown,
  show: (value: never, none: string) => string,
): WayOfShape {
  return ({ flag, help, none }) => ({
    flags: { [flag]: { value: value || flag.toUpperCase(), description: help } },
    read: (input) => read(input.text(flag), flag),
    show: (shown) => show(shown as never, none),
  });
}

const asIs = (text: string | undefined) => text;

const WAYS: Readonly<Record<Exclude<Shape, 'other'>, WayOfShape>> = {
  text: single('', asIs, (value: string | null, none) => value ?? none),
  word: single('', asIs, (value: string) => value),
  count: single('COUNT', asIs, (value: number) => String(value)),
  'yes-no': single('YES|NO', readYesNo, (value: boolean) => (value ? 'yes' : 'no')),
  amount: single('AMOUNT', readAmount, (value: number | null) => shownAmount(value)),
  seconds: single('SECONDS', asIs, shownSeconds),
  // What can be set is an end; the other times are when something happened.
  time: (field) => single('TIME', readExpiry, field.set === 'service' ? shownTime : shownEnd)(field),
  list: ({ flag, help, none }) => ({
    flags: { [flag]: { value: flag.toUpperCase(), multiple: true, description: help } },
    read: (input) => readList(input.texts(flag), none),
    show: (value) => shownList(value as string[] | null, none),
  }),
};

/** A column of a list that is no field as it stands. */
export type OwnColumn<Item = never> = readonly [label: string, show: (item: Item) => string];

type When = 'creation' | 'change';

/** Loads the resource with the first call: it brings the schemas of the API, which most commands do without. */
export class ResourceFields {
  readonly #load: () => Promise<{ readonly shown: readonly ShownField[] }>;
  readonly #own: OwnWays;

  /** Fields of no common shape and without a way of their own are left to the API. */
  constructor(load: () => Promise<{ readonly shown: readonly ShownField[] }>, own: OwnWays = {}) {
    this.#load = load;
    this.#own = own;
  }

  /** The flags of a command that creates, or of one that changes. */
  async flags(when: When): Promise<Flags> {
    return Object.assign({}, ...(await this.#ways(when)).map(([, way]) => way.flags));
  }

  async body(input: Input, when: When): Promise<Record<string, unknown>> {
    const ways = await this.#ways(when);
    return given(Object.fromEntries(ways.map(([{ json }, way]) => [json, way.read(input)])));
  }

  /** One line for each field. */
  async show(answer: unknown): Promise<string> {
    const lines = (await this.#ways()).flatMap(([{ json, label }, way]) => {
      const value = (answer as Record<string, unknown>)[json];
      return [[label, way.show(value)] as const, ...(way.details?.(value) ?? [])];
    });
    return formatFields(lines);
  }

  /** A line for each resource of a list, with the fields of these names in JSON and columns of another making. */
  async list(answer: unknown, columns: readonly (string | OwnColumn)[]): Promise<string> {
    const ways = await this.#ways();
    const shown = columns.flatMap((column): readonly OwnColumn[] => {
      if (typeof column !== 'string') return [column];
      const found = ways.filter(([{ json }]) => json === column);
      return found.map(([{ json, label }, way]) => [label, (item) => way.show(item[json])]);
    });
    return showList(
      answer as ListJson<never>,
      shown.map(([label]) => label),
      (item) => shown.map(([, show]) => show(item)),
    );
  }

  async #ways(when?: When): Promise<readonly (readonly [ShownField, FieldWay])[]> {
    const { shown } = await this.#load();
    return shown
      .filter(({ set }) => when === undefined || set === when || set === 'both')
      .flatMap((field) => {
        const way = this.#own[field.json] ?? (field.shape === 'other' ? undefined : WAYS[field.shape](field));
        return way === undefined ? [] : [[field, way] as const];
      });
  }
}
