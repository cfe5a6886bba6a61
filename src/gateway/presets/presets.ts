import { readdirSync, readFileSync } from 'node:fs';
import { parseYaml } from '../../platform/schemas/parse-yaml.ts';

const FOLDER = new URL('.//', import.meta.url);

const read = new Map<string, unknown>();

/** The description that a preset holds, as it is written; undefined: there is no such preset. */
export function presetNamed(name: string): unknown | undefined {
  if (!presetNames().includes(name)) return undefined;
  if (!read.has(name)) read.set(name, parseYaml(readFileSync(new URL(`${name}.yaml`, FOLDER), 'utf8')));
  return structuredClone(read.get(name));
}

export function presetNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

const OWN = 'Describe the service yourself: docs/descriptions.md.';
const PROXY = 'It answers with the video: put a small proxy before it that speaks openai-videos.';

/** Presets of earlier releases, and what to use instead. */
const REMOVED_PRESETS: Readonly<Record<string, string>> = {
  'azure-videos': 'Use openai-videos with auth: { header: api-key, value: … }.',
  bedrock: 'Use luma, or another service that has the model.',
  fastvideo: 'Use openai-videos with auth: none and concurrency: 1.',
  'gemini-veo': 'Use vertex-veo.',
  'kling-omni': 'It is called kling now.',
  'kling-v1': 'Use kling.',
  litellm: 'Use openai-videos.',
  localai: PROXY,
  ltx: PROXY,
  'minimax-v2': 'It is called minimax now.',
  'new-api': 'Use openai-videos.',
  pixverse: OWN,
  runware: OWN,
  'tencent-hunyuan': OWN,
  'tensorrt-llm': 'Use openai-videos with poll: { map: { generating: running, postprocessing: running } }.',
  vidu: OWN,
  wavespeed: OWN,
  xinference: PROXY,
};

/** What to use instead of a preset that an earlier release had; undefined: none had it. */
export function insteadOfPreset(name: string): string | undefined {
  return Object.hasOwn(REMOVED_PRESETS, name) ? REMOVED_PRESETS[name] : undefined;
}
