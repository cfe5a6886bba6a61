import type { Agent } from 'undici';

/** A long recording takes minutes before its first byte comes back; Ctrl-C ends what takes too long. */
let patient: Agent | null = null;

/** `fetch` without time limits of its own. */
export const patientFetch: typeof fetch = async (address, init) => {
  // Loaded for the first request, not for the help.
  const { Agent, FormData: Form, fetch } = await import('undici');
  patient ??= new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const form = init?.body instanceof FormData ? new Form() : null;
  // undici knows forms of its own alone.
  for (const [name, value] of init?.body instanceof FormData ? init.body : []) {
    if (typeof value === 'string') form?.append(name, value);
    else form?.append(name, value, value.name);
  }
  const request = { ...init, ...(form && { body: form }), dispatcher: patient };
  // undici's own Request and Response and Node's are the same things with two declarations.
  return (await fetch(String(address), request as object)) as unknown as Response;
};
