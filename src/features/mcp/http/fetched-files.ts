import { openAsBlob } from 'node:fs';
import { FetchRefused } from '../../../platform/fetching/fetch-refused.ts';
import type { InboundFiles } from '../../../platform/fetching/inbound-files.ts';
import { checkUrlForm } from '../../../platform/fetching/safe-fetch.ts';
import { type Caller, turnOf } from '../../../platform/identity/caller.ts';
import type { Scratch } from '../../../platform/machine/scratch.ts';
import { type Files, UnusableInput } from '../files.ts';

const FETCH_LIMIT_MS = 60_000;

export interface FetchingParts {
  readonly scratch: Scratch;
  /** Files behind callers' URLs. */
  readonly inbound: InboundFiles;
}

/** For callers over HTTP: files come from URLs, in their turn and without reaching what they should not. */
export function fetchedFiles({ scratch, inbound }: FetchingParts, caller: Caller): Files {
  return {
    // Paths would be those of the service.
    local: null,
    fetch: async (url, { argument, mostBytes }, signal) => {
      const folder = scratch.folder('mcp');
      try {
        if (checkUrlForm(url) === null)
          throw new UnusableInput(argument, `\`${argument}\` is not a valid URL.`);
        const limits = { maxBytes: mostBytes, timeoutMs: FETCH_LIMIT_MS };
        await inbound.bring(url, folder.file('fetched'), limits, turnOf(caller), signal);
        const blob = await openAsBlob(folder.file('fetched'));
        return { blob, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
      } catch (error) {
        await folder[Symbol.asyncDispose]();
        if (!(error instanceof FetchRefused)) throw error;
        throw new UnusableInput(argument, error.message, { cause: error });
      }
    },
  };
}
