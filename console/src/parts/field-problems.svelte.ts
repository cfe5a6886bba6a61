import { tick } from 'svelte';
import { ApiError } from '../api/api-error.ts';
import { t } from '../words.ts';

/** A field of a form: its element, how it is labelled, and what belongs into it. */
export interface FieldWords {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
}

/** A form finds by itself that this is no value for the field. */
export class WrongValue extends Error {
  override readonly name = 'WrongValue';
  readonly param: string;

  constructor(param: string, sentence: string) {
    super(sentence);
    this.param = param;
  }
}

/** The code of a refusal decides the sentence; the field's own hint says what belongs there. */
const SENTENCES: Readonly<Record<string, string>> = {
  missing_parameter: 'Please fill in “{label}”.',
  invalid_parameter: '“{label}” is not valid.',
  invalid_image: '{label}: use PNG, JPEG, WebP or GIF of at most 20 MB.',
  invalid_file_format: '{label}: this cannot be read.',
  voice_not_supported: 'This model does not have that voice. Choose another.',
  content_policy_violation:
    'These words are not allowed here. Change them and try again; nothing was charged.',
  context_length_exceeded: '{label} is too long for this model. Shorten it.',
  output_length_exceeded: '{label} would become too long. Shorten it.',
  model_not_found: 'This model is not offered any more. Choose another.',
  model_access_denied: 'Your key may not use this model. Choose another.',
  task_not_found: '{label}: there is no such video in your account.',
  resource_not_found: '{label}: nothing with that name exists.',
};

/** What belongs into the field helps with these. */
const EXPLAINED: ReadonlySet<string> = new Set([
  'invalid_parameter',
  'missing_parameter',
  'invalid_file_format',
]);

/** A refusal is told once: at its field where it has one, otherwise below the form. */
export class FieldProblems {
  field = $state<string | null>(null);
  sentence = $state('');
  /** What belongs to no field. */
  rest = $state<unknown>(null);
  /** How often something was told. */
  shown = 0;
  /** What is written somewhere but is nothing yet, by its field. */
  readonly #unfinished = new Map<string, string>();
  readonly #fields: Record<string, FieldWords>;

  /** By the name that the API has for what is written into the field. */
  constructor(fields: Readonly<Record<string, FieldWords>> = {}) {
    this.#fields = { ...fields };
  }

  /** Adds a field that knows its own words. */
  know(param: string, words: FieldWords): void {
    this.#fields[param] = words;
  }

  clear(): void {
    this.field = null;
    this.rest = null;
  }

  /** Before a form is sent: what was told is over. False where something would be left out without a word. */
  begin(): boolean {
    this.clear();
    for (const [field, sentence] of this.#unfinished) {
      this.say(field, sentence, true);
      return false;
    }
    return true;
  }

  /** Until the result is called. */
  awaits(field: string, sentence: string): () => void {
    this.#unfinished.set(field, sentence);
    return () => this.#unfinished.delete(field);
  }

  /** The fields are right now; what else went wrong stays until the form is sent again. */
  fits(): void {
    this.field = null;
  }

  /** Whether it belongs to a field. With `leads` the field is opened, brought into sight and focused. */
  show(error: unknown, leads: boolean): boolean {
    this.clear();
    const words = this.#wordsOf(error);
    if (words === null) {
      this.shown += 1;
      this.rest = error;
      return false;
    }
    this.say(words.id, words.sentence, leads);
    return true;
  }

  say(field: string, sentence: string, leads: boolean): void {
    this.shown += 1;
    this.rest = null;
    this.field = field;
    this.sentence = sentence;
    if (leads) void tick().then(() => leadTo(field));
  }

  #wordsOf(error: unknown): { id: string; sentence: string } | null {
    if (error instanceof WrongValue) {
      const field = this.#fields[error.param];
      return field ? { id: field.id, sentence: error.message } : null;
    }
    if (!(error instanceof ApiError)) return null;
    const { code, param = code === 'content_policy_violation' ? 'prompt' : '' } = error;
    // `images[2]` and `metadata.order` belong to the fields `images` and `metadata`.
    const field = this.#fields[param] ?? this.#fields[param.split(/[.[]/, 1)[0] ?? ''];
    const sentence = SENTENCES[code];
    if (!field || sentence === undefined) return null;
    const text = t(sentence, { label: t(field.label) });
    return { id: field.id, sentence: EXPLAINED.has(code) && field.hint ? `${text} ${t(field.hint)}` : text };
  }

  /** For the element of the field. */
  at(id: string): { 'aria-invalid'?: 'true'; 'aria-describedby'?: string } {
    return this.field === id ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-problem` } : {};
  }
}

function leadTo(id: string): void {
  const element = document.getElementById(id);
  const closed = element?.closest('details');
  if (closed) closed.open = true;
  // With its label and its message.
  (element?.closest('.field') ?? element)?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}
