import { maskSecrets } from '../mask-secrets.ts';
import type { Fault } from './fault.ts';

const LONGEST_WORDS = 300;

/** What a service said, for the log: never shown to callers. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  /** Status, code and message of the service. */
  readonly words: string;
  /** The service does not have what was asked for, or no longer. */
  readonly isMissing: boolean;

  constructor(
    what: string,
    fault: Partial<Fault> & { readonly status?: number; readonly excerpt?: string } = {},
  ) {
    const { status, code, message, excerpt } = fault;
    const words = message ?? excerpt ?? '';
    const parts = [
      status === undefined ? '' : `HTTP ${status}`,
      code ?? '',
      words === '' ? '' : maskSecrets(words),
    ];
    const details = parts.filter((part) => part !== '').join(' · ');
    super(details === '' ? what : `${what}: ${details}`);
    this.words = details.slice(0, LONGEST_WORDS);
    this.isMissing = status === 404 || status === 410;
  }
}
