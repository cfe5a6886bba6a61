import { PhonofilmError } from '../../../client/src/index.ts';
import { remedyOf } from '../../domain/errors.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** The step cannot be done here, and nothing is wrong with that. */
export class StepSkipped extends Error {
  override readonly name = 'StepSkipped';
}

/** What a step says when it went well, and what the next ones need of it. */
export interface StepDone<Value> {
  readonly message: string;
  readonly value: Value;
}

interface Leftover {
  readonly what: string;
  remove(): Promise<unknown>;
}

/** The steps of a drill, one after the other, and what they must not leave behind. */
export class DrillSteps {
  readonly findings: Finding[] = [];
  readonly #leftovers: Leftover[] = [];

  /** Null: it failed, or was skipped. */
  async run<Value>(part: string, step: () => Promise<StepDone<Value>>): Promise<Value | null> {
    const begun = performance.now();
    const seconds = () => Math.round(performance.now() - begun) / 1000;
    try {
      const { message, value } = await step();
      this.findings.push({ ...ok(part, message), seconds: seconds() });
      return value;
    } catch (error) {
      const finding = error instanceof StepSkipped ? warning : broken;
      this.findings.push({ ...finding(part, explained(error)), seconds: seconds() });
      return null;
    }
  }

  leaveOut(parts: readonly string[], because: string): void {
    const message = `Not tried until this works: ${because}.`;
    this.findings.push(...parts.map((part): Finding => ({ part, state: 'unknown', message })));
  }

  /** What is removed at the end, the latest first. */
  afterwards(what: string, remove: () => Promise<unknown>): void {
    this.#leftovers.unshift({ what, remove });
  }

  async cleanUp(): Promise<void> {
    await this.run('clean-up', async () => {
      const left: string[] = [];
      for (const { what, remove } of this.#leftovers)
        await remove().catch((error: unknown) => left.push(`${what} (${explained(error)})`));
      if (left.length > 0) throw new Error(`Remove by hand: ${left.join('; ')}`);
      return { message: 'The drill left nothing behind.', value: null };
    });
  }
}

function explained(error: unknown): string {
  const { message } = error as Error;
  const remedy = error instanceof PhonofilmError ? remedyOf(error.code) : null;
  return remedy === null ? message : `${message} ${remedy}`;
}
