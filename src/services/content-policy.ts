import { ServiceError } from '../domain/errors.ts';
import { breachedCategory, type PolicyRule } from '../domain/policy.ts';

/** Refuses text that breaks a rule, naming the category but not the pattern. */
export class ContentPolicy {
  readonly #rules: readonly PolicyRule[];

  constructor(rules: readonly PolicyRule[]) {
    this.#rules = rules;
  }

  assertAllowed(text: string, param: string): void {
    const category = breachedCategory(this.#rules, text);
    if (category === null) return;
    throw new ServiceError(
      'content_policy_violation',
      `The \`${param}\` was refused by the content policy (${category}). Rephrase it and try again.`,
      { param },
    );
  }
}
