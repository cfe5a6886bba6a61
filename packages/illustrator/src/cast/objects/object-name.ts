/**
 * Things with a drawing of their own, by model. Plain words, so that reading a prompt loads no drawing; the
 * drawings are found by the same model in `object-drawings.ts`.
 */
export interface ObjectName {
  /** Singular words and phrases it is found by; the model's own name need not be repeated. */
  readonly words?: string;
  /** What it stands on where the prompt names nothing: decides the place of a scene that names none. */
  readonly rests:
    | 'table'
    | 'floor'
    | 'street'
    | 'ground'
    | 'grass'
    | 'farm'
    | 'beach'
    | 'water'
    | 'desert'
    | 'snow'
    | 'air';
  /** A person can hold it in one hand. */
  readonly held?: boolean;
}
