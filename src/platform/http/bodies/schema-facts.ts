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
  readonly anyOf?: readonly SchemaFacts[];
  /** What error messages say the value must be. */
  readonly expected?: string;
}
