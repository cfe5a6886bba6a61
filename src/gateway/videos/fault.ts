import type { Json } from '../../engines/video-engine.ts';
import type { Condition, ErrorForm } from '../description/description.ts';
import { holds, readPath, readWord } from '../description/reply-path.ts';
import type { FaultClass } from '../upstream.ts';
import type { Passed } from './failures.ts';
import type { Reply } from './read-reply.ts';

/** What a description says about an error, and the service's own words, for the log only. */
export interface Fault {
  /** Null: the description says nothing about this error. */
  readonly kind: FaultClass | null;
  readonly code: string | null;
  readonly message: string | null;
  /** The same for the caller, where the description says that the service's codes are ours. */
  readonly passed: Passed | null;
}

export const NO_FAULT: Fault = { kind: null, code: null, message: null, passed: null };

/** Codes count before words, and these before the HTTP status; whole codes before beginnings, longer beginnings before shorter ones. */
export function readFault(form: ErrorForm, reply: Pick<Reply, 'status' | 'json' | 'withoutKeys'>): Fault {
  const code = readWord(reply.json, form.code) ?? null;
  const found = readPath(reply.json, form.message);
  const words = typeof found === 'string' ? found : JSON.stringify(found);
  const message = found === undefined ? null : reply.withoutKeys(words.slice(0, LONGEST_WORDS));
  const kind =
    (code === null ? null : classOf(form, code)) ??
    (message === null ? null : classOfWords(form, message)) ??
    (reply.status < 300 ? null : classOf(form, `http_${reply.status}`));
  const ours = form.pass.find((one) => one === code);
  const passed = ours && message !== null ? { code: ours, message: message.slice(0, LONGEST_MESSAGE) } : null;
  return { kind, code: code && reply.withoutKeys(code.slice(0, LONGEST_CODE)), message, passed };
}

const LONGEST_MESSAGE = 500;
const LONGEST_WORDS = 10_000;
const LONGEST_CODE = 200;

function classOf({ classes }: ErrorForm, code: string): FaultClass | null {
  const lower = code.toLowerCase();
  const exact = Object.hasOwn(classes, lower) ? classes[lower] : undefined;
  if (exact) return exact;
  const beginnings = Object.keys(classes)
    .filter((pattern) => pattern.endsWith('*') && lower.startsWith(pattern.slice(0, -1)))
    .sort((one, other) => other.length - one.length);
  return classes[beginnings[0] ?? ''] ?? null;
}

/** `*blocked*`: what a gateway says of the service behind it stands only in its words. */
function classOfWords({ classes }: ErrorForm, words: string): FaultClass | null {
  const lower = words.toLowerCase();
  const found = Object.keys(classes).find(
    (pattern) => /^\*.+\*$/.test(pattern) && lower.includes(pattern.slice(1, -1)),
  );
  return found === undefined ? null : (classes[found] ?? null);
}

/** Whether a condition of the description holds for a reply. */
export function isMet(condition: Condition, json: Json | undefined): boolean {
  if (condition.is === null) return holds(json, condition.path);
  const { is, path } = condition;
  return path.some((way) => {
    const found = readPath(json, [way]) ?? null;
    return is.some((wanted) => wanted === found || (wanted !== null && String(wanted) === String(found)));
  });
}
