import { sendOk } from '../api/client.ts';
import { place } from '../router.svelte.ts';

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly enabled: boolean;
  readonly disabled_reason: string | null;
  readonly created_at: number;
  /** For the operator alone. */
  readonly account?: string;
}

export interface Delivery {
  readonly id: string;
  readonly event: { readonly type: string; readonly data: { readonly id: string } };
  readonly status: string;
  readonly attempts: number;
  readonly http_status: number | null;
  readonly latency_ms: number | null;
  readonly error: string | null;
  readonly created_at: number;
}

interface List<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly last_id: string | null;
}

/** Webhooks are the same to their account and to the operator, who sees those of all: only the addresses differ. */
export function webhookCalls() {
  const isOperator = place.path.startsWith('/operate');
  const base = isOperator ? '/admin/v1/webhooks' : '/v1/webhooks';
  const call = async <Answer>(path: string, method = 'GET', body?: object): Promise<Answer> => {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await sendOk(`${base}${path}`, { method, ...(body && json) });
    return (await response.json()) as Answer;
  };
  const at = (id: string) => `/${encodeURIComponent(id)}`;
  return {
    isOperator,
    page: isOperator ? '/operate/webhooks' : '/webhooks',
    list: (after: string | null) =>
      call<List<Webhook>>(`?limit=50${after === null ? '' : `&after=${encodeURIComponent(after)}`}`),
    create: (webhook: { url: string; events: readonly string[]; account?: string }) =>
      call<Webhook & { secret: string }>('', 'POST', webhook),
    read: (id: string) => call<Webhook>(at(id)),
    enable: (id: string, enabled: boolean) => call<Webhook>(at(id), 'PATCH', { enabled }),
    remove: (id: string) => call<object>(at(id), 'DELETE'),
    test: (id: string) => call<Delivery>(`${at(id)}/test`, 'POST'),
    deliveries: (id: string) => call<List<Delivery>>(`${at(id)}/deliveries?limit=50`),
    again: (id: string, delivery: string) =>
      call<Delivery>(`${at(id)}/deliveries${at(delivery)}/redeliver`, 'POST'),
  };
}
