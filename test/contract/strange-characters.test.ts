// Own process: it measures its process.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { bearer } from '../support/contract.ts';
import { fieldsOf, withValue } from '../support/largest-values.ts';
import { exampleBody, type Operation, operationsOf } from '../support/operations.ts';
import { startService, type TestService } from '../support/service.ts';

/** Characters that a database refuses or that mean something to it, in every place that takes a text. */

/** As they stand in a URL: a null byte, a character that is none, half a surrogate pair, SQL. */
const IN_URLS = ['%00', 'vidB-2%3A1%00', '%EF%BF%BF', '%ED%A0%80', "'%22;--", '%25_%5C'];
const IN_JSON = ['\0', 'a\0b', '\uffff', '\ud800', `'";--`, '%_\\'];

/** The first, which PostgreSQL refuses, in every place; of the others every place has half, in turn. */
const someOf = (values: readonly string[], place: number) =>
  values.filter((_, index) => index === 0 || (index + place) % 2 === 0);

let service: TestService;
let operations: Operation[];
let sent = 0;
before(async () => {
  service = await startService();
  operations = operationsOf(await (await fetch(`${service.url}/openapi.json`)).json());
});
after(() => service.stop());

async function assertNoFailure(operation: Operation, path: string, body?: object): Promise<void> {
  const key = path.startsWith('/admin/') ? service.adminKey : service.key;
  const answer = await service.call(operation.method, path, body, bearer(key));
  sent += 1;
  assert.ok(answer.status < 500, `${operation.method} ${path} ${JSON.stringify(body)} → ${answer.text}`);
}

describe('characters that no id has', () => {
  test('name something unknown in every path and query', async (context) => {
    for (const [turn, operation] of operations.entries()) {
      const parameters = operation.parameters.filter((each) => each.in !== 'header');
      for (const [index, { name, in: place }] of parameters.entries()) {
        for (const value of someOf(IN_URLS, turn + index)) {
          const path = operation.path
            .replace(`{${name}}`, value)
            .replaceAll(/\{\w+\}/g, encodeURIComponent('vidB-2:1-a'));
          const query = place === 'query' ? `?${name}=${value}` : '';
          const hasBody = operation.body !== null && !operation.isForm;
          await assertNoFailure(operation, path + query, hasBody ? exampleBody(operation) : undefined);
        }
      }
    }
    context.diagnostic(`${sent} requests`);
    assert.ok(sent > 200);
    assert.equal((await service.call('GET', '/v1/videos/%00')).json.error.code, 'task_not_found');
    assert.equal((await service.call('GET', '/v1/video/query?id=a%00b')).json.error.code, 'task_not_found');
  });

  test('are refused or stored in every field of every JSON body', async (context) => {
    const before = sent;
    const withJson = operations.filter(({ body, isForm }) => body !== null && !isForm);
    for (const operation of withJson) {
      const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent('vidB-2:1-a'));
      for (const [index, field] of [...fieldsOf(operation.body!)].entries()) {
        for (const value of someOf(IN_JSON, index)) {
          const body = withValue(exampleBody(operation), field.path, value) as object;
          await assertNoFailure(operation, path, body);
        }
      }
    }
    context.diagnostic(`${sent - before} requests`);
    assert.ok(sent - before > 200);
  });

  test('are no key', async () => {
    for (const key of ['sk-\u00ff', "sk-'--", 'sk-%00']) {
      const answer = await service.call('GET', '/v1/models', undefined, bearer(key));
      assert.equal(answer.status, 401, answer.text);
    }
  });
});
