import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { parse } from 'yaml';
import { freePort } from '../support/free-port.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-own-servers-'));
after(() => rmSync(folder, { recursive: true }));
const run = (...args: string[]) => runHere(args, { DATA_DIR: folder });

/** As ComfyUI exports it: Wan 2.2 from a picture, with a still of the last frame beside the film. */
const WORKFLOW = {
  3: {
    class_type: 'KSampler',
    inputs: {
      seed: 156680208700286,
      steps: 20,
      positive: ['50', 0],
      negative: ['50', 1],
      latent_image: ['50', 2],
    },
  },
  6: { class_type: 'CLIPTextEncode', inputs: { text: 'a cute anime girl', clip: ['38', 0] } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: 'blurry', clip: ['38', 0] } },
  38: { class_type: 'CLIPLoader', inputs: { clip_name: 'umt5.safetensors', type: 'wan' } },
  50: {
    class_type: 'WanImageToVideo',
    inputs: {
      width: 512,
      height: 512,
      length: 33,
      batch_size: 1,
      positive: ['6', 0],
      negative: ['7', 0],
      start_image: ['52', 0],
    },
  },
  52: { class_type: 'LoadImage', inputs: { image: 'flux_dev_example.png' } },
  57: { class_type: 'CreateVideo', inputs: { fps: 16, images: ['8', 0] } },
  58: { class_type: 'SaveVideo', inputs: { filename_prefix: 'video/ComfyUI', video: ['57', 0] } },
  59: { class_type: 'SaveImage', inputs: { filename_prefix: 'last', images: ['8', 0] } },
};

describe('upstreams propose', () => {
  const file = join(folder, 'wan.json');
  writeFileSync(file, JSON.stringify(WORKFLOW));

  test('puts variables where an exported workflow has values, and leaves the rest', async () => {
    const out = join(folder, 'wan.template.json');
    const { code, stdout, stderr } = await run('upstreams', 'propose', file, '--out', out);
    assert.equal(code, 0, stderr);
    const template = JSON.parse(readFileSync(out, 'utf8'));
    assert.deepEqual(template[6].inputs.text, '$prompt');
    assert.deepEqual(template[7], WORKFLOW[7]);
    assert.deepEqual(template[3].inputs.seed, '$seed');
    const { width, height, length } = template[50].inputs;
    assert.deepEqual([width, height, length], ['$width', '$height', '$frames']);
    assert.equal(template[52].inputs.image, '$picture.uploaded');
    assert.match(stdout, /frames: \{ fps: 16, step: 4 \}/);
    assert.equal(parse(stdout).upstreams.comfyui.create.json.prompt.template_file, out);
    const again = await run('upstreams', 'propose', file, '--out', out);
    assert.equal(again.code, 2, 'nothing is written over');
  });

  test('says what it cannot use', async () => {
    writeFileSync(join(folder, 'page.json'), JSON.stringify({ nodes: [], links: [] }));
    const page = await run('upstreams', 'propose', join(folder, 'page.json'));
    assert.deepEqual([page.code, page.stderr.includes('Export (API)')], [2, true]);
    writeFileSync(join(folder, 'still.json'), JSON.stringify({ 1: { class_type: 'SaveImage', inputs: {} } }));
    const missing = await run('upstreams', 'propose', join(folder, 'nothing.json'));
    assert.match(missing.stderr, /nothing\.json cannot be read: there is no such file\./);
    const { stdout } = await run('upstreams', 'propose', join(folder, 'still.json'), '--json');
    assert.deepEqual(JSON.parse(stdout).doubts.at(-1), 'No node saves a film.');
  });
});

describe('upstreams find', () => {
  test('knows servers by their own routes, and prints settings for them', async () => {
    const [comfyui, omni, speech] = await Promise.all([0, 1, 2].map(() => new FakeService().listen()));
    comfyui!.on('GET', /^\/system_stats$/, { json: { system: { os: 'posix' }, devices: [] } });
    omni!
      .on('GET', /^\/v1\/models$/, { json: { data: [{ id: 'Wan-AI/Wan2.2', owned_by: 'vllm' }] } })
      .on('GET', /^\/v1\/videos$/, { json: { object: 'list', data: [] } });
    // It makes no films.
    speech!.on('GET', /^\/v1\/models$/, { json: { data: [{ id: 'llama', owned_by: 'vllm' }] } });
    const hosts = [comfyui!, omni!, speech!].map(({ origin }) => origin.slice('http://'.length));
    const { code, stdout } = await run('upstreams', 'find', ...hosts, `127.0.0.1:${await freePort()}`);
    assert.equal(code, 0);
    assert.deepEqual(parse(stdout), {
      upstreams: {
        comfyui: { preset: 'comfyui', base_url: comfyui!.origin, auth: 'none' },
        'vllm-omni': { preset: 'vllm-omni', base_url: `${omni!.origin}/v1`, auth: 'none' },
      },
      models: {
        'vidB-2': {
          routes: [{ upstream: 'comfyui' }, { upstream: 'vllm-omni', model: 'Wan-AI/Wan2.2' }],
        },
      },
    });
  });

  test('says so when nobody is there', async () => {
    const { code, stdout } = await run('upstreams', 'find', `127.0.0.1:${await freePort()}`);
    assert.deepEqual([code, /No server for films was found/.test(stdout)], [0, true]);
  });
});
