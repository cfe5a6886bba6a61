import { withoutForms } from '../hide-secrets.ts';
import { parseAnswer } from '../parse-answer.ts';
import { dataOf, type ServerSentEvent } from './server-sent-event.ts';

/** The first letters of a key, from which on an event waits for the next. Fewer are in too many words. */
const TELLING = 6;

/** So many texts are followed at once; a reply has one for each choice and tool. */
const MOST_TEXTS = 1000;

interface Place {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

/** An event that waits until it is known whether a key begins in it. */
interface Waiting {
  event: ServerSentEvent;
  readonly piece: unknown;
  /** By the text that they are a part of. */
  readonly places: ReadonlyMap<string, Place>;
  isChanged: boolean;
}

/**
 * Events without our keys. A reply comes in pieces of a few letters, so a key that a service repeats in it is in many events,
 * each of which holds a part: the parts of each text are put together, and those that may begin a key wait for the next.
 */
export class HiddenKeys {
  readonly #forms: readonly string[];
  /** The first letters of each form. Without them a text is not looked at further: 8 µs an event instead of 27. */
  readonly #tellings: readonly string[];
  readonly #longest: number;
  /** What may belong to a key at the end of each text. */
  readonly #ends = new Map<string, string>();
  readonly #begun = new Set<string>();
  #waiting: Waiting[] = [];

  constructor(forms: readonly string[]) {
    this.#forms = forms;
    this.#tellings = [...new Set(forms.map((form) => form.slice(0, TELLING)))];
    this.#longest = Math.max(0, ...forms.map(({ length }) => length));
  }

  /** The events that may be passed on now. */
  take(event: ServerSentEvent): ServerSentEvent[] {
    if (this.#forms.length === 0) return [event];
    if (event.data === '[DONE]') return [...this.end(), event];
    const shown = this.#whole(event);
    const piece = parsed(shown.data);
    const places = new Map<string, Place>();
    collect(piece, '', places);
    const next = { event: shown, piece, places, isChanged: false };
    this.#waiting.push(next);
    for (const [text, { holder, name }] of places) this.#follow(text, String(holder[name]));
    // Of a key each event brings a letter at least; the other half is for what comes in between.
    const isWaiting = this.#begun.size > 0 && this.#waiting.length < 2 * this.#longest;
    return isWaiting ? [] : this.#release();
  }

  /** The last events: of a key that was cut off, its beginning is hidden too. */
  end(): ServerSentEvent[] {
    for (const text of this.#begun) {
      const end = this.#ends.get(text) ?? '';
      if (this.#forms.some((form) => form.startsWith(end) && end.length * 2 >= form.length))
        this.#hide(text, end.length, 0);
    }
    return this.#release();
  }

  /** One that is whole in an event is hidden in its lines, whatever they are. */
  #whole(event: ServerSentEvent): ServerSentEvent {
    const text = withoutForms(event.text, this.#forms);
    return text === event.text ? event : { text, data: dataOf(text.split('\n')) ?? '' };
  }

  #follow(text: string, part: string): void {
    if (part === '') return;
    const before = this.#ends.get(text) ?? '';
    const read = before + part;
    if (!this.#tellings.some((telling) => read.includes(telling))) {
      this.#remember(text, read, null);
      return;
    }
    const joint = before + part.slice(0, this.#longest);
    const whole = this.#forms.find((form) => joint.includes(form));
    const after =
      whole === undefined ? part.length : part.length + before.length - joint.indexOf(whole) - whole.length;
    if (whole !== undefined) this.#hide(text, whole.length, after);
    const rest = ((whole === undefined ? before : '') + part.slice(part.length - after)).slice(
      -this.#longest,
    );
    this.#remember(text, rest, this.#beginningIn(rest));
  }

  #remember(text: string, rest: string, start: number | null): void {
    if (start === null) this.#begun.delete(text);
    else this.#begun.add(text);
    if (this.#ends.size >= MOST_TEXTS && this.#begun.size === 0) this.#ends.clear();
    this.#ends.set(text, start === null ? rest.slice(1 - TELLING) : rest.slice(start));
  }

  /** Where a key begins that the text ends within. */
  #beginningIn(read: string): number | null {
    const starts = this.#forms.flatMap((form) => {
      const telling = form.slice(0, TELLING);
      let at = read.indexOf(telling, Math.max(0, read.length - form.length));
      while (at >= 0 && !form.startsWith(read.slice(at))) at = read.indexOf(telling, at + 1);
      return at < 0 ? [] : [at];
    });
    return starts.length === 0 ? null : Math.min(...starts);
  }

  /** Takes so many letters out of the parts of a text, up to `after` letters before its end. */
  #hide(text: string, length: number, after: number): void {
    let left = length;
    let toSkip = after;
    for (const waiting of this.#waiting.toReversed()) {
      const place = waiting.places.get(text);
      if (!place || left === 0) continue;
      const { holder, name } = place;
      const part = String(holder[name]);
      const end = Math.max(0, part.length - toSkip);
      const start = Math.max(0, end - left);
      if (end > 0) {
        holder[name] = part.slice(0, start) + (left === length ? '[hidden]' : '') + part.slice(end);
        waiting.isChanged = true;
      }
      left -= end - start;
      toSkip = 0;
    }
  }

  #release(): ServerSentEvent[] {
    const released = this.#waiting.map(({ event, piece, isChanged }) =>
      isChanged ? rewritten(event, piece) : event,
    );
    this.#waiting = [];
    this.#begun.clear();
    return released;
  }
}

function rewritten({ text }: ServerSentEvent, piece: unknown): ServerSentEvent {
  const data = JSON.stringify(piece);
  const others = text.split('\n').filter((line) => !line.startsWith('data:'));
  return { text: [...others, `data: ${data}`].join('\n'), data };
}

function parsed(data: string): unknown {
  try {
    return parseAnswer(data);
  } catch {
    return null;
  }
}

/** All texts inside, by where they stand; `index` and the like tell the choices and parts of a reply apart. */
function collect(value: unknown, path: string, places: Map<string, Place>): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  let here = path;
  for (const [name, inside] of Object.entries(holder))
    if (typeof inside === 'number' && name.endsWith('index')) here += `#${inside}`;
  for (const [name, inside] of Object.entries(holder)) {
    const there = `${here}.${name}`;
    if (typeof inside === 'string') places.set(there, { holder, name });
    else collect(inside, there, places);
  }
}
