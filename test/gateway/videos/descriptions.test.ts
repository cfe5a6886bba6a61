import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse as parseYaml } from 'yaml';
import { DescriptionError } from '../../../src/gateway/description/description-error.ts';
import { mergeMaps } from '../../../src/gateway/description/merge-maps.ts';
import { parseDescription } from '../../../src/gateway/description/parse-description.ts';
import { presetNamed, presetNames } from '../../../src/gateway/presets/presets.ts';
import { fillEnvironment, readUpstream } from '../../../src/gateway/routes/read-upstream.ts';
import { type Config, loadConfig } from '../../../src/settings/config.ts';
import { settingsFile } from '../../support/settings-file.ts';
import { WORKFLOW } from './preset-at.ts';

const EXAMPLES = parseYaml(readFileSync(new URL('worked-examples.yaml', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;

const ENVIRONMENT: Readonly<Record<string, string>> = {
  REGION: 'us-central1',
  PROJECT: 'p',
  GOOGLE_KEY_FILE: '/k.json',
  FAL_KEY: 'k',
  REPLICATE_TOKEN: 'k',
  REPLICATE_SECRET: 'whsec_c2VjcmV0',
  MINIMAX_KEY: 'k',
  RUNWAY_KEY: 'k',
  ARK_KEY: 'k',
  COMFYUI_WORKFLOW: WORKFLOW,
  DASHSCOPE_KEY: 'k',
  KLING_KEY: 'k',
  LUMA_KEY: 'k',
  OPENROUTER_KEY: 'k',
  XAI_KEY: 'k',
};

const read = (raw: unknown, path = 'upstreams.x') =>
  parseDescription(fillEnvironment(raw, ENVIRONMENT, path), path);

describe('descriptions', () => {
  for (const [name, raw] of Object.entries(EXAMPLES)) {
    test(`the worked example ${name} is read as it stands`, () => {
      const description = read(raw, `upstreams.${name}`);
      assert.deepEqual(JSON.parse(JSON.stringify(description)), description, 'plain JSON');
    });
  }

  for (const name of presetNames()) {
    test(`the preset ${name} is read`, () => {
      assert.match(read(presetNamed(name)).version, /^[0-9a-f]{12}$/);
    });
  }

  test('an unknown preset is none, whatever its name', () => {
    assert.equal(presetNamed('../presets'), undefined);
    assert.equal(presetNamed('nothing'), undefined);
  });

  for (const [preset, instead] of [
    ['litellm', /upstreams\.x\.preset: litellm was removed\. Use openai-videos\./],
    ['minimax-v2', /It is called minimax now\./],
    ['localai', /put a small proxy before it that speaks openai-videos\./],
    ['vidu', /Describe the service yourself: docs\/descriptions\.md\./],
  ] as const)
    test(`the preset ${preset} of earlier releases is refused with what to use instead`, () => {
      assert.throws(() => readUpstream('x', { preset }, { environment: {} } as Config), instead);
    });

  test('a version changes with the content, and not with a secret', () => {
    const fal = presetNamed('fal');
    const { version } = read(fal);
    assert.equal(read(fal).version, version);
    assert.equal(read(mergeMaps(fal, { callback: { secret: 'other' } })).version, version);
    assert.notEqual(read(mergeMaps(fal, { poll: { every: '4s' } })).version, version);
  });

  const MISTAKES: readonly [object, string][] = [
    [{ poll: { every: '5 minutes' } }, 'upstreams.fal.poll.every: expected a time such as 5s'],
    [{ poll: { body_limit: 'big' } }, 'upstreams.fal.poll.body_limit: expected a size such as 256MB'],
    [{ protocol: 'soap' }, 'upstreams.fal.protocol: expected one of videos, operation, task'],
    [
      { poll: { map: { COMPLETED: 'finished' } } },
      'upstreams.fal.poll.map.COMPLETED: expected one of queued, running, done, failed, cancelled, refused, gone',
    ],
    [
      { create: { json: { prompt: '$promt' } } },
      'upstreams.fal.create.json.prompt: $promt is not a variable',
    ],
    [{ create: { json: { prompt: '$prompt|upper' } } }, '$prompt|upper has no filter upper; expected one of'],
    [{ create: { json: { d: '$seconds|suffix' } } }, 'the filter suffix needs a text, such as suffix:s'],
    [
      { create: { json: { i: '$first_frame.bytes' } } },
      'upstreams.fal.create.json.i: $first_frame.bytes: expected one',
    ],
    [
      { create: { post: { last: '/a' } } },
      'upstreams.fal.create.post.last: is not an input; expected one of',
    ],
    [{ create: { id: null } }, "upstreams.fal.create.id: is missing; expected the path of the job's id"],
    [{ result: [{ bind: { file: 'x' } }] }, 'upstreams.fal.result: expected a last step with video'],
    [
      { result: [{ video: 'x', auth: 'maybe' }] },
      'upstreams.fal.result.0.auth: expected own, or a list of origins such as https://storage.example',
    ],
    [{ colour: 'red' }, 'upstreams.fal.colour: is not known here; expected one of protocol, create'],
    [
      { error: { classes: { 42: 'bad' } } },
      'upstreams.fal.error.classes.42: expected one of refused, invalid',
    ],
    [{ poll: { get: 'status' } }, 'upstreams.fal.poll.get: expected a path such as /tasks/{id}, not status'],
    [{ poll: { get: '/x/{nam}' } }, 'upstreams.fal.poll.get: $nam is not a variable'],
    [{ reconcile: { own_id: { id: 'x' } } }, 'upstreams.fal.reconcile.own_id.get: is missing'],
  ];
  for (const [change, message] of MISTAKES) {
    test(`a mistake is named with its path: ${message}`, () => {
      assert.throws(
        () => read(mergeMaps(presetNamed('fal'), change), 'upstreams.fal'),
        (error: unknown) => error instanceof DescriptionError && error.message.includes(message),
      );
    });
  }

  test('a name of the environment that is not set is a mistake, one with ? drops its key', () => {
    const raw = { a: `x-\${FAL_KEY}`, b: `\${NOTHING?}`, c: [`\${NOTHING?}`, 1] };
    assert.deepEqual(fillEnvironment(raw, ENVIRONMENT, 'p'), { a: 'x-k', c: [1] });
    assert.throws(() => fillEnvironment({ a: { b: `\${NOTHING}` } }, {}, 'p'), {
      message: `p.a.b: \${NOTHING} is used, but NOTHING is not set`,
    });
  });

  test('a key that itself looks like a variable stays what it is', () => {
    const upstreams = {
      far: { preset: 'openai-videos', base_url: 'http://127.0.0.1:9', auth: `key \${FAR_KEY}` },
    };
    const environment = { FAR_KEY: `a\${HOME}b`, HOME: '/root', CONFIG: settingsFile({ upstreams }) };
    const config = loadConfig(environment);
    const { written } = readUpstream('far', config.upstreams.get('far') ?? {}, config);
    assert.equal(written['auth'], `key a\${HOME}b`);
  });

  test('what the settings replace needs no variable of the preset', () => {
    const far = { preset: 'fal', auth: 'key mine' };
    const config = loadConfig({ CONFIG: settingsFile({ upstreams: { far } }) });
    assert.equal(readUpstream('far', far, config).written['auth'], 'key mine');
  });
});
