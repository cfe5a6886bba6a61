import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';

/** The MCP inspector's command line against `/mcp` of a running service. */
const environment = (name: string) => process.env[name] ?? assert.fail(`${name} is not set`);

async function inspect(...values: string[]) {
  const { stdout } = await promisify(execFile)(environment('INSPECTOR'), [
    ...['--cli', `${environment('PHONOFILM_URL')}/mcp`, '--transport', 'http'],
    ...['--header', `Authorization: Bearer ${environment('OPENAI_API_KEY')}`],
    ...values,
  ]);
  return JSON.parse(stdout);
}

test('the tools are listed, each with a description and a schema', async () => {
  const { tools } = await inspect('--method', 'tools/list');
  assert.ok(tools.length > 2);
  for (const { name, description, inputSchema } of tools) {
    assert.ok(description, name);
    assert.equal(inputSchema.type, 'object', name);
  }
});

test('a video is made by a tool', async () => {
  const { tools } = await inspect('--method', 'tools/list');
  const name = tools.find((tool: { name: string }) => /video|video/.test(tool.name))?.name;
  const call = [
    '--method',
    'tools/call',
    '--tool-name',
    name,
    '--tool-arg',
    'prompt=a paper boat in the rain',
  ];
  const { content, isError } = await inspect(...call);
  assert.ok(!isError, JSON.stringify(content));
  assert.match(JSON.stringify(content), /vid/);
});

test('a tool that there is not is an error', async () => {
  const answer = inspect('--method', 'tools/call', '--tool-name', 'nothing', '--tool-arg', 'a=b');
  const isRefused = await answer.then(
    ({ isError }) => isError,
    () => true,
  );
  assert.ok(isRefused);
});
