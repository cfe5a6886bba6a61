/** The result of checking one part of the set-up; a message about a problem includes its remedy. */
export interface Finding {
  readonly part: string;
  /** `warning`: it works, but not all of it or not for long. `unknown`: something else must be fixed first. */
  readonly state: 'ok' | 'warning' | 'broken' | 'unknown';
  readonly message: string;
}

export const ok = (part: string, message: string): Finding => ({ part, state: 'ok', message });
export const warning = (part: string, message: string): Finding => ({ part, state: 'warning', message });
export const broken = (part: string, message: string): Finding => ({ part, state: 'broken', message });
