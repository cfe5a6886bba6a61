import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkUrlForm } from '../../../src/platform/fetching/resolve-safely.ts';

describe('the form of a URL', () => {
  for (const url of ['http://example.com/a.png', 'https://example.com:8443/a?b=c', 'http://[2001:db8::1]/']) {
    it(`is right in ${url}`, () => assert.equal(checkUrlForm(url)?.href, url));
  }

  for (const url of [
    '',
    'example.com/a.png',
    '//example.com/a.png',
    'ftp://example.com/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://user@example.com/',
    'http://user:secret@example.com/',
    'http://',
    'http:// example.com/',
    'http://exa\nmple.com/',
    'http://example.com/a\u0000b',
    `http://example.com/${'a'.repeat(2048)}`,
  ]) {
    it(`is wrong in ${JSON.stringify(url.slice(0, 40))}`, () => assert.equal(checkUrlForm(url), null));
  }
});
