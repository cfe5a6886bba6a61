/** What was found out about one part of the set-up; a message that says something is wrong says the remedy too. */
export interface Finding {
  readonly part: string;
  /** `warning`: it works, but not all of it or not for long. `unknown`: something else must be mended first. */
  readonly state: 'ok' | 'warning' | 'broken' | 'unknown';
  readonly message: string;
}

export const ok = (part: string, message: string): Finding => ({ part, state: 'ok', message });
export const warning = (part: string, message: string): Finding => ({ part, state: 'warning', message });
export const broken = (part: string, message: string): Finding => ({ part, state: 'broken', message });
