/** What an operator is alerted of: one definition for the console, for webhooks and for docs/monitoring.md. */
export const ALERT_KINDS = {
  outage:
    'A route of a model is out of service until somebody repairs it: a refused key, an empty account, a model that is gone, a limit of the day.',
  budget: 'A budget of an account or a key is spent.',
  dead_letters: 'Tasks were dead-lettered: every worker that took one crashed.',
  disk: 'A disk that a node writes to has less free space than `disk.free_megabytes`, so the node takes no work.',
  webhook: 'Nothing has arrived at a webhook for a quarter of an hour, or it was disabled for that.',
} as const;

export type AlertKind = keyof typeof ALERT_KINDS;

/** Something that is alarming now. */
export interface Alarm {
  readonly kind: AlertKind;
  /** What it is about: a model and its service, an account, a key, a webhook, a host. */
  readonly subject: string;
  readonly message: string;
}

/** An alarm with the time at which it was first noticed. */
export interface Alert extends Alarm {
  readonly id: string;
  readonly createdAt: number;
}

/** The same for as long as it lasts, whichever node notices it. */
export const alertId = ({ kind, subject }: Pick<Alarm, 'kind' | 'subject'>) => `${kind}:${subject}`;
