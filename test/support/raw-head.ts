import { TEST_KEY } from './service.ts';

/** A request head with the key of the tests; the blank line at its end included. */
export function rawHead(line: string, ...headers: string[]): string {
  return [line, 'Host: localhost', `Authorization: Bearer ${TEST_KEY}`, ...headers, '', ''].join('\r\n');
}
