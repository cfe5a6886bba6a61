/** The JSON schema keywords that our bodies use. */
export interface SchemaFacts {
  readonly description?: string;
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
  /** Of objects whose names the caller chooses: what their members are, by a pattern of the name. */
  readonly patternProperties?: Readonly<Record<string, SchemaFacts>>;
  /** False: there are no other names. */
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly SchemaFacts[];
  /** What error messages say the value must be. */
  readonly expected?: string;
}
