import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertError, bearer } from '../../support/contract.ts';
import { completion } from '../../support/scripted-upstream/audio-answers.ts';
import type { Answer } from '../../support/service.ts';
import { CHAT_MODEL, HostedAudio } from './hosted-audio.ts';

/**
 * Services that read names without regard to case, or the first of two, must not be told anything that was not read here. What
 * is refused never reaches them.
 */
const hosted = HostedAudio.use();

async function send(body: string, api: 'chat/completions' | 'quote' = 'chat/completions'): Promise<Answer> {
  hosted.script(completion({ content: 'Hello.' }));
  const response = await fetch(`${hosted.service.url}/v1/${api}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(hosted.key) },
    body,
  });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text), headers: response.headers } as Answer;
}

const WHOLE = `"model":"${CHAT_MODEL}","messages":[{"role":"user","content":"Hi"}]`;

/** Members beside a whole request, and the first that is at fault. */
const ODD: readonly [string, string][] = [
  ['"Model":"dearest"', 'Model'],
  ['"MODEL":"dearest"', 'MODEL'],
  ['"mo\\u0044el":"dearest"', 'moDel'],
  ['"Stream":true', 'Stream'],
  ['"ſtream":true', 'ſtream'],
  ['"Top_P":0.1', 'Top_P'],
  ['"topP":0.1', 'topP'],
  ['"top_p\\u0000":0.1', 'top_p\0'],
  ['"ＭＯＤＥＬ":1,"Tools":[]', 'Tools'],
  ['"tools":[{"Type":"function"}]', 'tools[0].Type'],
  ['"\\u006dodel":"dearest"', 'model'],
  ['"unknown":1,"unknown":2', 'unknown'],
  ['"unknown":[{"a":{"b":1,"c":[],"b":2}}]', 'unknown[0].a.b'],
  ['"metadata":{"a":"1","a":"2"}', 'metadata.a'],
  ['"stream_options":{"Include_Obfuscation":true}', 'stream_options.Include_Obfuscation'],
  ['"Max_Tokens":99999', 'Max_Tokens'],
  ['"max_toKens":99999', 'max_toKens'],
  ['"maxCompletionTokens":99999', 'maxCompletionTokens'],
  ['"N":100', 'N'],
  ['"Messages":[]', 'Messages'],
  ['"meßages":[]', 'meßages'],
  ['"max_tokens":1,"max_tokens":9', 'max_tokens'],
  ['"stream_options":{"include_usage":true,"Include_Usage":false}', 'stream_options.Include_Usage'],
  ['"response_format":{"type":"text","TYPE":"json_object"}', 'response_format.TYPE'],
  ['"tools":[{"type":"function","function":{"Name":"f"}}]', 'tools[0].function.Name'],
];

describe('names that a service may read otherwise are refused by name', () => {
  for (const [members, param] of ODD)
    for (const body of [`{${members},${WHOLE}}`, `{${WHOLE},${members}}`])
      test(body, async () => {
        const refused = await send(body);
        assertError(refused, 'invalid_request', param);
        assert.ok(refused.json.error.message.includes(`\`${param}\``), refused.text);
        assert.equal(hosted.server.calls.length, 0);
      });

  test('inside messages and their parts', async () => {
    const messages: [string, string][] = [
      ['{"role":"user","content":"Hi","Content":"Bye"}', 'messages[0].Content'],
      ['{"role":"user","role":"system","content":"Hi"}', 'messages[0].role'],
      [
        '{"role":"user","content":[{"type":"text","text":"Hi"},{"type":"text","text":"a","Text":"b"}]}',
        'messages[0].content[1].Text',
      ],
      [
        '{"role":"user","content":[{"type":"image_url","image_url":{"url":"https://a.test/b","URL":"https://c.test"}}]}',
        'messages[0].content[0].image_url.URL',
      ],
    ];
    for (const [message, param] of messages) {
      const refused = await send(`{"model":"${CHAT_MODEL}","messages":[${message}]}`);
      assertError(refused, 'invalid_request', param);
      assert.equal(hosted.server.calls.length, 0);
    }
  });

  test('all of them at once, as far as a message is long', async () => {
    const odd = ['Model', 'Max_Tokens', 'Top_P'];
    const body = `{${odd.map((name) => `"${name}":1`).join()},${WHOLE}}`;
    const { json } = await send(body);
    for (const name of odd) assert.ok(json.error.message.includes(`\`${name}\``), json.error.message);
    const endless = `{"${'a'.repeat(100_000)}":1,"${'a'.repeat(100_000)}":1,${WHOLE}}`;
    assert.ok((await send(endless)).text.length < 1000);
  });

  test('when only the price is asked for', async () => {
    const body = `{"endpoint":"/v1/chat/completions","body":{"Max_Tokens":9,${WHOLE}}}`;
    assertError(await send(body, 'quote'), 'invalid_request', 'Max_Tokens');
  });
});

describe('names that mean nothing to a service pass', () => {
  const FREE = [
    '"Unknown":1,"future":{"Model":1,"Role":2},"metadata":{"Model":"a","model":"b"}',
    '"tools":[{"type":"function","function":{"name":"f","parameters":{"type":"object","properties":{"Type":{},"type":{},"Model":{}}}}}],"logit_bias":{"1":2}',
    '"response_format":{"type":"json_schema","json_schema":{"name":"n","schema":{"properties":{"Name":{},"name":{}}}}}',
  ];
  for (const members of FREE)
    test(members, async () => {
      const { status, text } = await send(`{${members},${WHOLE}}`);
      assert.equal(status, 200, text);
      assert.ok(hosted.server.calls[0]!.body.toString().includes(members));
    });
});
