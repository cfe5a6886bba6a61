/** The parts of a JSON schema that our bodies are described with. */
export interface SchemaFacts {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly items?: SchemaFacts;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaFacts>>;
  readonly anyOf?: readonly SchemaFacts[];
  /** What a message to the caller says the value should be. */
  readonly expected?: string;
}
