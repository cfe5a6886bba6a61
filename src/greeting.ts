import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { USUAL_MODELS } from './domain/models.ts';
import { secretFile } from './platform/identity/kept-secrets.ts';

/** What a person sees at start: the address and, if the first key is stored here, commands that make a video. */
export interface GreetingFacts {
  readonly url: string;
  readonly dataDirectory: string;
  /** The first key, if this start created it and the output is a terminal: in a log file it would stay readable. */
  readonly shownKey: string | null;
  /** The operator has given the first key in the environment. */
  readonly isKeyGiven: boolean;
  /** Opens the console signed in, once and soon; null in a log, and where others could reach the service. */
  readonly signInToken: string | null;
}

export function greeting({ url, dataDirectory, shownKey, isKeyGiven, signInToken }: GreetingFacts): string {
  const lines = [
    '',
    `  Phonofilm is ready at ${url}`,
    '',
    signInToken === null
      ? `  Console    ${url}`
      : `  Console    ${url}/sign-in#${signInToken} (signs you in once, within 10 minutes)`,
    `  Reference  ${url}/docs`,
    `  Commands   npm run phonofilm -- --help`,
  ];
  const file = secretFile(dataDirectory, 'first-key');
  const isKept = existsSync(file);
  if (isKept || isKeyGiven) {
    const shown = shortest(file);
    const kept = shownKey === null ? `kept in ${shown}` : `${shownKey} (shown only once; stored in ${shown})`;
    lines.push(
      `  API key    ${isKept ? kept : 'the one that FIRST_API_KEY had at the first start'}`,
      '',
      '  Make a video:',
      '',
      isKept ? `  export API_KEY=$(cat ${shown})` : '  export API_KEY="$FIRST_API_KEY"',
      `  curl ${url}/v1/video/create \\`,
      `    -H "Authorization: Bearer $API_KEY" -H "Content-Type: application/json" \\`,
      `    -d '{"model":"${USUAL_MODELS.video}","prompt":"two dogs walking on the beach at sunset"}'`,
      '',
      '  and watch it being made, with the id from the answer:',
      '',
      `  curl -N "${url}/v1/videos/ID/events" -H "Authorization: Bearer $API_KEY"`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The path relative to the folder in which the program was started. */
function shortest(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
