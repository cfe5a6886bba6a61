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

/** All that alerts say in the service's own words, without the stop at the end: the console knows each in every language. */
export const ALERT_SENTENCES = {
  budgetSpent: '{spent} of a budget of {budget} credits are spent',
  taskGivenUp: '{count} task was given up. Put it back under Queue',
  tasksGivenUp: '{count} tasks were given up. Put them back under Queue',
  deliveriesFail: 'Deliveries to {url} fail',
  webhookDisabled: '{url} was disabled, because nothing arrived there for days',
  diskNearlyFull: 'only {left} MB are free on the disk of the {name}, and {needed} are needed',
  diskFull: 'a disk is full',
  noRequests: 'The model takes no requests',
  otherRoutes: 'Other routes do its work',
  keyRefused: 'our key is refused there',
  accountEmpty: 'our account there is empty',
  modelGone: 'the model is not there',
  daySpent: 'its cost limit for the day is reached',
} as const;

export function alertSentence(
  name: keyof typeof ALERT_SENTENCES,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return ALERT_SENTENCES[name].replaceAll(/\{(\w+)\}/g, (_, value: string) => String(values[value]));
}

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
