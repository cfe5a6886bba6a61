import { amountOf, listOf } from './amount.ts';

/** What the form for a key holds, all of it text. */
export interface KeyTexts {
  name: string;
  models: string;
  addresses: string;
  quota: string;
  expires: string;
  requests: string;
  perSeconds: string;
}

export const noKeyTexts = (): KeyTexts => ({
  name: '',
  models: '',
  addresses: '',
  quota: '',
  expires: '',
  requests: '',
  perSeconds: '60',
});

/** What the API is sent of it, but for the expiry. */
export function keyBody({ name, models, addresses, quota, requests, perSeconds }: KeyTexts) {
  const most = amountOf(requests, 'rate_limit.requests');
  const seconds = amountOf(perSeconds, 'rate_limit.per_seconds') ?? 60;
  return {
    ...(name.trim() && { name: name.trim() }),
    models: listOf(models),
    ip_allowlist: listOf(addresses),
    quota: amountOf(quota, 'quota'),
    ...(most !== null && { rate_limit: { requests: most, per_seconds: seconds } }),
  };
}
