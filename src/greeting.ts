import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a person sees at start: where the service is and, if it is known here, a line to paste that makes a film. */
export function greeting(url: string, firstKey: string | null, dataDirectory: string): string {
  const kept = join(dataDirectory, 'first-key');
  const key = firstKey ?? (existsSync(kept) ? readFileSync(kept, 'utf8').trim() : null);
  const lines = [
    '',
    `  Phonofilm is ready at ${url}`,
    '',
    `  Reference  ${url}/docs`,
    `  Operator   npm run phonofilm -- --help`,
  ];
  if (key !== null) {
    lines.push(
      `  API key    ${key}`,
      '',
      '  Make a film:',
      '',
      `  curl ${url}/v1/video/create \\`,
      `    -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" \\`,
      `    -d '{"model":"vidA3.1","prompt":"two dogs walking on the beach at sunset"}'`,
      '',
      '  and watch it being made, with the id from the answer:',
      '',
      `  curl -N "${url}/v1/videos/ID/events" -H "Authorization: Bearer ${key}"`,
    );
  }
  return `${lines.join('\n')}\n`;
}
