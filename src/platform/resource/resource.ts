import { type TObject, type TSchema, Type } from 'typebox';
import {
  type Database,
  type Read,
  type Row,
  readOne,
  type SqlValue,
  type Write,
} from '../storage/database.ts';
import { type Listing, type ListRequest, listPage } from '../storage/listing.ts';
import { type Conditions, type Page, type PagedTable, pageOf, readPage } from '../storage/page.ts';
import { described, type Kind, type Shape } from './kind.ts';

export type { Shape };

/**
 * A resource is defined once: its fields, each with how it is stored, told and checked, and who may set it. Statements, rows,
 * JSON, schemas and the flags of commands come from that. Rules are not: they are code of the feature.
 */

/** Who sets a field: the service alone, a request that creates, one that changes, or both. */
type SetBy = 'service' | 'creation' | 'change' | 'both';

/** Whose answers have a field: those of callers and the operator unless it says otherwise. */
type ReadBy = 'all' | 'operator' | 'nobody';

interface FieldOptions<Value> {
  /** In JSON, where it is not called as its column. */
  readonly json?: string;
  readonly readBy?: ReadBy;
  /** What a new one has where nobody says otherwise; a creation must say a field that has none. */
  readonly fallback?: Value;
  /** Of the flag of commands, where it is not called as in JSON. */
  readonly flag?: string;
  /** What a request that sets it should know besides. */
  readonly whenSet?: string;
  /** What the help of that flag says, where the description is too long for it. */
  readonly help?: string;
  /** The word of commands for null. */
  readonly none?: string;
  /** For people, where the name with spaces will not do. */
  readonly label?: string;
}

export interface Field<Value, Set extends SetBy = SetBy> extends FieldOptions<Value> {
  readonly kind: Kind<Value>;
  readonly set: Set;
  readonly description: string;
  /** Statements of its own change it; the database begins it. */
  readonly isCounted: boolean;
}

function field<Set extends SetBy>(set: Set, facts: { isCounted?: boolean; readBy?: ReadBy } = {}) {
  return <Value>(
    kind: Kind<Value>,
    description = '',
    options: FieldOptions<NoInfer<Value>> = {},
  ): Field<Value, Set> => ({
    isCounted: false,
    ...facts,
    ...options,
    kind,
    set,
    description,
  });
}

/** The service sets it when it makes the resource. */
export const kept = field('service');
/** Begins as the table says, and statements of its own change it. */
export const counted = field('service', { isCounted: true });
/** The same, and no answer has it. */
export const hidden = field('service', { isCounted: true, readBy: 'nobody' });
/** A creation may say it, and nothing changes it afterwards. */
export const given = field('creation');
/** Only a change may say it. */
export const changeable = field('change');
export const settable = field('both');

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** A field for each property of the type, under the name of its column. */
type FieldsOf<Item> = { readonly [Name in keyof Item & string as Snake<Name>]: Field<Item[Name]> };

type SetIn<Item, Fields, When extends SetBy> = {
  [Name in keyof Item & string as Snake<Name> extends keyof Fields
    ? Fields[Snake<Name>] extends { readonly set: When }
      ? Name
      : never
    : never]: Item[Name];
};

/** What a command needs to know of a field. */
export interface ShownField {
  readonly json: string;
  readonly flag: string;
  readonly label: string;
  readonly help: string;
  readonly none: string;
  readonly shape: Shape;
  readonly set: SetBy;
}

interface NamedField {
  /** In code. */
  readonly name: string;
  readonly column: string;
  readonly json: string;
  readonly field: Field<unknown>;
}

const spaced = (json: string) => json.replaceAll('_', ' ');
const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `defineResource<Account>()('account', 'accounts', { … })`: the compiler asks for every property of the type. */
export function defineResource<Item extends object>() {
  return <const Fields extends FieldsOf<Item>>(object: string, table: PagedTable, definition: Fields) =>
    new Resource<Item, Fields>(object, table, definition);
}

export type ResourceJson = { readonly id: string; readonly object: string } & Record<string, unknown>;

/** Further columns of a statement, which are no fields. */
type FurtherColumns = Readonly<Record<string, SqlValue>>;

export class Resource<Item extends object, Fields> {
  readonly table: PagedTable;
  readonly #object: string;
  readonly #definition: Fields;
  readonly #fields: readonly NamedField[];
  readonly #shown: readonly NamedField[];

  constructor(
    object: string,
    table: PagedTable,
    definition: Fields,
    isShown: (json: string, readBy: ReadBy) => boolean = (_, readBy) => readBy !== 'nobody',
  ) {
    this.#object = object;
    this.table = table;
    this.#definition = definition;
    this.#fields = Object.entries(definition as Record<string, Field<unknown>>).map(([column, found]) => ({
      name: camel(column),
      column,
      json: found.json ?? column,
      field: found,
    }));
    this.#shown = this.#fields.filter(({ json, field: { readBy = 'all' } }) => isShown(json, readBy));
  }

  /** The same without what only the operator sees. */
  get forCallers(): Resource<Item, Fields> {
    return new Resource(this.#object, this.table, this.#definition, (_, readBy) => readBy === 'all');
  }

  /** The same with these fields alone, by their names in JSON. */
  only(...names: readonly string[]): Resource<Item, Fields> {
    return new Resource(this.#object, this.table, this.#definition, (json) => names.includes(json));
  }

  /** What an answer has, with further properties of its own. */
  answer<Properties extends Record<string, TSchema>>(properties?: Properties): TObject {
    const [id, ...others] = this.#shown.map(({ json, field: { kind, description } }) => [
      json,
      described(kind.schema, description),
    ]);
    return Type.Object({
      ...Object.fromEntries([id ?? []]),
      object: Type.String({ description: `\`${this.#object}\`` }),
      ...Object.fromEntries(others),
      ...properties,
    });
  }

  /** What a request that creates one may say. */
  creation<Properties extends Record<string, TSchema>>(properties?: Properties): TObject {
    return this.#bodyOf(['creation', 'both'], ({ fallback }) => fallback !== undefined, properties);
  }

  /** What a request that changes one may say: every field is optional. */
  change<Properties extends Record<string, TSchema>>(properties?: Properties): TObject {
    return this.#bodyOf(['change', 'both'], () => true, properties);
  }

  /** The fields of a creation, with what it gets where it says nothing. */
  created(body: object): SetIn<Item, Fields, 'creation' | 'both'> {
    const set = this.#setBy(['creation', 'both']).map(({ name, json, field }) => [
      name,
      json in body ? field.kind.fromJson((body as Record<string, unknown>)[json]) : field.fallback,
    ]);
    return Object.fromEntries(set);
  }

  /** A new one: what is given, and of all else what a new one has. */
  begin(values: Partial<Item>): Item {
    const item = this.#fields.map(({ name, field }) => {
      // Null is a value: no limit.
      const given = (values as Record<string, unknown>)[name];
      const value = given === undefined ? field.fallback : given;
      if (value === undefined) throw new Error(`a new ${this.#object} needs ${name}`);
      return [name, value];
    });
    return Object.fromEntries(item);
  }

  /** The fields that a change names. */
  changed(body: object): Partial<SetIn<Item, Fields, 'change' | 'both'>> {
    const set = this.#setBy(['change', 'both'])
      .filter(({ json }) => json in body)
      .map(({ name, json, field }) => [name, field.kind.fromJson((body as Record<string, unknown>)[json])]);
    return Object.fromEntries(set) as Partial<SetIn<Item, Fields, 'change' | 'both'>>;
  }

  insert(item: Item, further: FurtherColumns = {}): Write {
    const stored = this.#fields.filter(({ field }) => !field.isCounted);
    const columns = [...this.#columnsOf(stored, item), ...Object.entries(further)];
    return {
      sql: `INSERT INTO ${this.table} (${columns.map(([column]) => column).join(', ')})
        VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      values: columns.map(([, value]) => value),
      rows: 1,
      expectation: this.#object,
    };
  }

  /** An empty change still asks for the row, and locks it for the rest of the batch. */
  update(
    id: string,
    change: Partial<Item>,
    conditionsOf: Conditions = () => [],
    further: FurtherColumns = {},
  ): Write {
    const changed = this.#fields.filter(
      ({ name }) => (change as Record<string, unknown>)[name] !== undefined,
    );
    const values: SqlValue[] = [];
    const bind = (value: SqlValue) => `$${values.push(value)}`;
    const set = [...this.#columnsOf(changed, change), ...Object.entries(further)];
    const assignments = set.map(([column, value]) => `${column} = ${bind(value)}`).join(', ') || 'id = id';
    const conditions = [`id = ${bind(id)}`, ...conditionsOf(bind)].join(' AND ');
    return {
      sql: `UPDATE ${this.table} SET ${assignments} WHERE ${conditions}`,
      values,
      rows: 1,
      expectation: this.#object,
    };
  }

  byId(id: string): Read {
    return { sql: `SELECT * FROM ${this.table} WHERE id = $1`, values: [id] };
  }

  async find(database: Database, id: string): Promise<Item | undefined> {
    const row = await readOne(database, this.byId(id));
    return row && this.fromRow(row);
  }

  page(database: Database, page: Page, conditionsOf?: Conditions): Promise<Listing<Item>> {
    return readPage(database, page, this.#pageOf(conditionsOf), this.fromRow);
  }

  /** A page of the operator's, newest first. */
  list(database: Database, request: ListRequest, conditionsOf?: Conditions): Promise<Listing<Item>> {
    return listPage(database, this.table, request, this.#pageOf(conditionsOf), this.fromRow);
  }

  readonly fromRow = (row: Row): Item => {
    const item: Record<string, unknown> = {};
    for (const { name, column, field } of this.#fields) item[name] = field.kind.fromRow(row, column);
    return item as Item;
  };

  readonly toJson = (item: Item): ResourceJson => {
    const json = this.#shown.map(({ name, json, field }) => [
      json,
      field.kind.toJson((item as Record<string, unknown>)[name]),
    ]);
    return { object: this.#object, ...Object.fromEntries(json) };
  };

  /** For commands: a flag and a column for each field. */
  get shown(): readonly ShownField[] {
    return this.#shown.map(({ json, field: { flag, label, help, none, description, kind, set } }) => ({
      json,
      flag: flag ?? json.replaceAll('_', '-'),
      label: label ?? spaced(json),
      help: help ?? description,
      none: none ?? '-',
      shape: kind.shape,
      set,
    }));
  }

  #pageOf(conditionsOf: Conditions = () => []): (page: Page) => Read {
    return (page) => pageOf(this.table, page, conditionsOf);
  }

  #setBy(when: readonly SetBy[]): readonly NamedField[] {
    return this.#fields.filter(({ field }) => when.includes(field.set));
  }

  #bodyOf(
    when: readonly SetBy[],
    isOptional: (field: Field<unknown>) => boolean,
    further: Record<string, TSchema> = {},
  ): TObject {
    const properties = this.#setBy(when).map(({ json, field }) => {
      const { description, whenSet = '' } = field;
      const schema = described(field.kind.body, `${description} ${whenSet}`.trim());
      return [json, isOptional(field) ? Type.Optional(schema) : schema];
    });
    return Type.Object({ ...Object.fromEntries(properties), ...further });
  }

  #columnsOf(fields: readonly NamedField[], item: object): (readonly [string, SqlValue])[] {
    return fields.flatMap(({ name, column, field: { kind } }) => {
      const values = kind.toSql((item as Record<string, unknown>)[name]);
      return kind.columns(column).map((stored, index) => [stored, values[index] ?? null] as const);
    });
  }
}
