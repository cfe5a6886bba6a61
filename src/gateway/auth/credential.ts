export type CredentialHeaders = Readonly<Record<string, string>>;

/** How one of our accounts at a service is shown to it. */
export interface Credential {
  /** The headers of a request; they may hold a token that is renewed before it ends. */
  headers(): Promise<CredentialHeaders>;
  /** Secrets that must not reach a log. */
  readonly secrets: readonly string[];
}

/** What stands beside `hook` in the settings. */
export type CredentialOptions = Readonly<Record<string, string>>;

/** A credential is not usable as it is written. The message continues the setting's path. */
export class CredentialError extends Error {
  override readonly name = 'CredentialError';
}

export const NO_CREDENTIAL: Credential = { headers: async () => ({}), secrets: [] };

export function headerCredential(header: string, value: string): Credential {
  const headers = { [header.toLowerCase()]: value };
  return { headers: async () => headers, secrets: [value.split(' ').at(-1) ?? value] };
}
