import { api, take } from '../api/client.ts';
import { server } from '../api/server-state.svelte.ts';
import { session } from '../session.svelte.ts';
import { sentences, t } from '../words.ts';

export interface Alert {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly message: string;
  readonly created_at: number;
}

/** The current alerts; null: not read yet. A component that shows them calls `watchAlerts`. */
export const alerts: { list: readonly Alert[] | null; error: unknown } = $state({ list: null, error: null });

const EVERY_MS = 15_000;

export async function readAlerts(): Promise<void> {
  if (session.adminKey === null || server.isAway) return;
  try {
    alerts.list = (await take(api.GET('/admin/v1/alerts'))).data as Alert[];
    alerts.error = null;
  } catch (error) {
    alerts.error = error;
  }
}

/** For a component: reads them while it is there and the page in sight. */
export function watchAlerts(): void {
  $effect(() => {
    void [server.returns, session.adminKey];
    void readAlerts();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void readAlerts();
    }, EVERY_MS);
    return () => clearInterval(timer);
  });
}

const WORDS: Readonly<Record<string, string>> = {
  outage: '{subject} is out of service',
  budget: 'The budget of {subject} is spent',
  dead_letters: 'Tasks were dead-lettered',
  disk: 'The disk of {subject} is nearly full',
  webhook: 'Deliveries to the webhook {subject} fail',
};

/** What the service says of an alert, in English; what a hosted service has said follows a reason. */
const SENTENCES = [
  '{spent} of a budget of {budget} credits are spent',
  '{count} task was given up. Put them back under Queue',
  '{count} tasks were given up. Put them back under Queue',
  'Deliveries to {url} fail',
  '{url} was disabled, because nothing arrived there for days',
  'only {left} MB are free on the disk of the {name}, and {needed} are needed',
  'a disk is full',
  'The model takes no requests',
  'Other routes do its work',
  'our key is refused there',
  'our account there is empty',
  'the model is not there',
  'what it may cost in a day is spent',
].map((text) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { text, names, pattern: new RegExp(`^${text.replaceAll(/\{\w+\}/g, '(.+)')}$`) };
});

/** A sentence in the language of the page; null: it is not the service's own. */
function translated(sentence: string): string | null {
  for (const { text, names, pattern } of SENTENCES) {
    const found = pattern.exec(sentence);
    if (found) return t(text, Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])));
  }
  return null;
}

/** In its own words, and those of a hosted service, which are in any language. */
export function messageOf({ message }: Alert): { readonly own: string; readonly others: string } {
  const parts = message.replace(/\.$/, '').split(': ');
  const own = parts.map(translated);
  const end = own.indexOf(null);
  const known = end < 0 ? own.length : end;
  return { own: sentences(own.slice(0, known).map(String)), others: parts.slice(known).join(': ') };
}

/** A model of a service is named by both. */
function named(subject: string): string {
  const [, model, service] = /^(\S+) at (\S+)$/.exec(subject) ?? [];
  return model && service ? t('{model} at {service}', { model, service }) : subject;
}

export const titleOf = ({ kind, subject }: Alert) =>
  t(WORDS[kind] ?? '{subject}', { subject: named(subject) });

/** Where it can be looked into. */
export function pageOf({ kind, subject }: Alert): string {
  if (kind === 'outage') return '/operate/upstreams';
  if (kind === 'webhook') return `/operate/webhooks/${subject}`;
  if (kind === 'budget') return `/operate/${subject.startsWith('key_') ? 'keys' : 'accounts'}/${subject}`;
  return '/operate/queue';
}
