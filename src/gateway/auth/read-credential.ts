import {
  type Credential,
  CredentialError,
  type CredentialOptions,
  headerCredential,
  NO_CREDENTIAL,
} from './credential.ts';
import { googleServiceAccount } from './google-service-account.ts';

/** Ways to sign in that need code. Each takes the other keys of `auth` as its options. */
const HOOKS: Readonly<Record<string, (options: CredentialOptions) => Credential>> = {
  'google-service-account': googleServiceAccount,
};

/**
 * Reads what stands under `auth` or below `credentials`: `bearer <key>`, `<scheme> <key>`, `none`,
 * `{ header, value }`, or `{ hook, … }`.
 */
export function readCredential(written: unknown): Credential {
  if (typeof written === 'string') return fromText(written);
  if (typeof written !== 'object' || written === null) throw expected();
  const options = written as Record<string, string>;
  const wrong = Object.entries(options).find(([, value]) => typeof value !== 'string');
  if (wrong) throw new CredentialError(`.${wrong[0]} must be text`);
  if (options['hook'] !== undefined) {
    const hook = HOOKS[options['hook']];
    if (hook) return hook(options);
    throw new CredentialError(`.hook must be one of ${Object.keys(HOOKS).join(', ')}`);
  }
  const { header, value } = options;
  if (!header || !value) throw expected();
  return headerCredential(header, value);
}

function fromText(text: string): Credential {
  if (text === 'none') return NO_CREDENTIAL;
  const [scheme = '', ...rest] = text.trim().split(/\s+/);
  const key = rest.join(' ');
  if (key === '') throw expected();
  return headerCredential('authorization', `${scheme.toLowerCase() === 'bearer' ? 'Bearer' : scheme} ${key}`);
}

function expected(): CredentialError {
  return new CredentialError(
    ' must be "bearer <key>", "none", { header, value } or { hook, … }; see docs/upstreams.md',
  );
}
