import { ServiceError } from '../domain/errors.ts';
import { breachedByAny, type PolicyRule } from '../domain/policy.ts';
import { breachedInTexts } from './long-text-work.ts';

/** So many characters are looked through in a few milliseconds, whatever they are; more go to a thread of their own. */
const SHORT = 4000;

/** Refuses text that breaks a rule, naming the category but not the pattern. */
export class ContentPolicy {
  readonly #rules: readonly PolicyRule[];

  constructor(rules: readonly PolicyRule[]) {
    this.#rules = rules;
  }

  async assertAllowed(written: string | readonly string[], param: string): Promise<void> {
    const texts = [written].flat();
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    const category =
      length <= SHORT ? breachedByAny(this.#rules, texts) : await breachedInTexts(texts, this.#rules);
    if (category === null) return;
    throw new ServiceError(
      'content_policy_violation',
      `The \`${param}\` was refused by the content policy (${category}). Rephrase it and try again.`,
      { param },
    );
  }
}
