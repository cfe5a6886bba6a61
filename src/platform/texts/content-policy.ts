import { ServiceError } from '../../domain/errors.ts';
import { breachedByAny, type PolicyRule } from '../../domain/texts/policy.ts';
import type { Turn } from '../turns/fair-gate.ts';
import { breachedInTexts } from './long-text-work.ts';

/** Texts up to this length are checked in a few milliseconds; longer ones are checked in a separate thread. */
const SHORT = 4000;

/** Refuses text that breaks a rule; the error names the category but not the pattern. */
export class ContentPolicy {
  readonly #settings: { readonly policy: readonly PolicyRule[] };

  /** Asked each time: the settings may be read again. */
  constructor(settings: { readonly policy: readonly PolicyRule[] }) {
    this.#settings = settings;
  }

  async assertAllowed(written: string | readonly string[], param: string, turn: Turn): Promise<void> {
    const texts = typeof written === 'string' ? [written] : written;
    const rules = this.#settings.policy;
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    const category = length > SHORT ? await breachedInTexts(texts, rules, turn) : breachedByAny(rules, texts);
    if (category === null) return;
    throw new ServiceError(
      'content_policy_violation',
      `The \`${param}\` was refused by the content policy (${category}). Rephrase it and try again.`,
      { param },
    );
  }
}
