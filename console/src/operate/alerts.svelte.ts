import { ALERT_SENTENCES, type AlertKind } from '../../../src/domain/alert.ts';
import { api, take } from '../api/client.ts';
import { server } from '../api/server-state.svelte.ts';
import { session } from '../session.svelte.ts';
import { sentences, t } from '../words.ts';

export interface Alert {
  readonly id: string;
  readonly kind: AlertKind;
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

const TITLES: Readonly<Record<AlertKind, (subject: string) => string>> = {
  outage: (subject) => t('{subject} is out of service', { subject: named(subject) }),
  budget: (subject) => t('The budget of {subject} is spent', { subject }),
  dead_letters: () => t('Tasks were dead-lettered'),
  disk: (subject) => t('The disk of {subject} is nearly full', { subject }),
  webhook: (subject) => t('Deliveries to the webhook {subject} fail', { subject }),
};

const SENTENCES = Object.values(ALERT_SENTENCES).map((text) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { text, names, pattern: new RegExp(`^${text.replaceAll(/\{\w+\}/g, '(.+)')}$`) };
});

/** A sentence in the language of the page; null: it is not the service's own. */
function translated(sentence: string): string | null {
  for (const { text, names, pattern } of SENTENCES) {
    const found = pattern.exec(sentence);
    if (found) return t(text, Object.fromEntries(names.map((name, at) => [name, t(found[at + 1] ?? '')])));
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

export const titleOf = ({ kind, subject }: Alert) => TITLES[kind](subject);

/** Where it can be looked into. */
export function pageOf({ kind, subject }: Alert): string {
  if (kind === 'outage') return '/operate/upstreams';
  if (kind === 'webhook') return `/operate/webhooks/${subject}`;
  if (kind === 'budget') return `/operate/${subject.startsWith('key_') ? 'keys' : 'accounts'}/${subject}`;
  return '/operate/queue';
}
