import { keepSecret } from '../../platform/identity/kept-secrets.ts';
import type { FirstKeys } from './first-start.ts';

export interface KeepFirstKeysDeps {
  readonly dataDirectory: string;
  /** A key that the operator has given is kept by the operator. */
  readonly firstApiKey: string | null;
}

/** Keeps the values of the first keys in the data folder, where their owner finds them. */
export function keepFirstKeysWith({ dataDirectory, firstApiKey }: KeepFirstKeysDeps) {
  return ({ live, test }: FirstKeys): void => {
    if (firstApiKey === null) keepSecret(dataDirectory, 'first-key', live);
    keepSecret(dataDirectory, 'first-test-key', test);
  };
}
