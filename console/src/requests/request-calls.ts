import { sendOk } from '../api/client.ts';
import { place } from '../router.svelte.ts';

export interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly path: string | null;
  readonly status: number;
  readonly error: string | null;
  readonly message: string | null;
  readonly address: string | null;
  readonly key: string | null;
  readonly model: string | null;
  readonly task: string | null;
  readonly duration_ms: number | null;
  readonly charged: number | null;
  readonly parameters: Readonly<Record<string, string | number | boolean>> | null;
  readonly created_at: number;
  /** For the operator alone. */
  readonly account?: string | null;
  readonly attempts?: readonly { readonly route: string; readonly error: string | null }[];
}

interface List {
  readonly data: readonly LoggedRequest[];
  readonly has_more: boolean;
  readonly last_id: string | null;
}

/** The log is the same to an account and to the operator, who sees the requests of all. */
export function requestCalls() {
  const isOperator = place.path.startsWith('/operate');
  const base = isOperator ? '/admin/v1/requests' : '/v1/requests';
  const read = async <Answer>(path: string) => (await (await sendOk(base + path)).json()) as Answer;
  return {
    isOperator,
    page: isOperator ? '/operate/requests' : '/requests',
    list: (query: Readonly<Record<string, string>>) =>
      read<List>(`${isOperator ? '/log' : ''}?${new URLSearchParams(query)}`),
    one: (id: string) => read<LoggedRequest>(`/${encodeURIComponent(id)}`),
  };
}

export const lookOf = (status: number) => (status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good');
