import type { Json } from '../../engines/video-engine.ts';
import type { Frames } from '../description/description.ts';
import { isMap } from '../description/merge-maps.ts';

/** A workflow of ComfyUI in which the values that change from film to film are variables. */
export interface ProposedWorkflow {
  readonly template: Readonly<Record<string, Json>>;
  /** What became a variable, and why: `6.text (CLIPTextEncode) is $prompt`. */
  readonly changes: readonly string[];
  /** What a person has to look at. */
  readonly doubts: readonly string[];
  /** As the workflow was set; null: it says nothing of frames. */
  readonly frames: Frames | null;
}

interface Node {
  readonly id: string;
  readonly kind: string;
  readonly inputs: Record<string, Json>;
}

/** Reads a workflow in the API format. Throws an `Error` for people where it is none. */
export function proposeWorkflow(text: string): ProposedWorkflow {
  const workflow = readWorkflow(text);
  const nodes = Object.entries(workflow).map(([id, node]): Node => {
    const { class_type: kind, inputs } = node as { class_type: string; inputs: Record<string, Json> };
    return { id, kind, inputs };
  });
  const changes: string[] = [];
  const put = (node: Node, input: string, variable: string) => {
    node.inputs[input] = variable;
    changes.push(`${node.id}.${input} (${node.kind}) is ${variable}`);
  };
  const numbers = (...names: string[]) =>
    nodes.flatMap((node) =>
      names.filter((name) => typeof node.inputs[name] === 'number').map((name) => ({ node, name })),
    );
  const frames = framesOf(nodes);
  const prompt = promptOf(nodes);
  if (prompt) put(prompt.node, prompt.name, '$prompt');
  for (const { node, name } of numbers('seed', 'noise_seed')) put(node, name, '$seed');
  for (const node of nodes.filter(isCanvas)) {
    put(node, 'width', '$width');
    put(node, 'height', '$height');
    for (const name of LENGTHS) if (typeof node.inputs[name] === 'number') put(node, name, '$frames');
  }
  const [first, last, ...more] = picturesOf(nodes);
  if (first) put(first, 'image', '$picture.uploaded');
  if (last) put(last, 'image', '$last_frame.uploaded');
  const has = (variable: string) => changes.some((change) => change.endsWith(variable));
  const doubts = [
    ...(has('$prompt') ? [] : ['No text leads to a sampler: write "$prompt" where the prompt belongs.']),
    ...(has('$frames') || has('$width') ? [] : ['No node says the size and the number of frames.']),
    ...(more.length > 0 ? ['There are further pictures: they stay as they are.'] : []),
    ...(nodes.some(({ kind }) => SAVES.test(kind)) ? [] : ['No node saves a film.']),
  ];
  return { template: workflow, changes, doubts, frames };
}

function readWorkflow(text: string): Record<string, Json> {
  let workflow: unknown;
  try {
    workflow = JSON.parse(text);
  } catch {
    throw new Error('This is not JSON.');
  }
  if (isMap(workflow) && Array.isArray(workflow['nodes']))
    throw new Error('This is a workflow as the page saves it. Export it with Workflow, Export (API).');
  const isNode = (node: unknown) =>
    isMap(node) && typeof node['class_type'] === 'string' && isMap(node['inputs']);
  if (!isMap(workflow) || !Object.values(workflow).every(isNode) || Object.keys(workflow).length === 0)
    throw new Error('This is not a workflow in the API format: a map of nodes with class_type and inputs.');
  return workflow as Record<string, Json>;
}

const SAVES = /SaveVideo|SaveWEBM|VideoCombine|SaveAnimated/i;
const LENGTHS = ['length', 'num_frames', 'video_frames', 'frames'];
const RATES = ['fps', 'frame_rate'];
const TEXTS = ['text', 'prompt', 'value', 'string'];

/** Nodes that say how large the film is, not those that scale or cut pictures. */
function isCanvas({ kind, inputs }: Node): boolean {
  return (
    typeof inputs['width'] === 'number' &&
    typeof inputs['height'] === 'number' &&
    /Latent|ToVideo|Video|Empty/i.test(kind) &&
    !/Upscale|Resize|Crop/i.test(kind)
  );
}

/** The text at the other end of `positive`; without one, the only text that there is. */
function promptOf(nodes: readonly Node[]): { readonly node: Node; readonly name: string } | undefined {
  const texts = nodes.flatMap((node) => textIn(node) ?? []);
  const start = nodes.map(({ inputs }) => linked(inputs['positive'])).find((id) => id !== null);
  if (start === undefined) return texts.length === 1 ? texts[0] : undefined;
  const queue = [start ?? ''];
  const seen = new Set<string>();
  for (const id of queue) {
    const node = nodes.find((one) => one.id === id);
    if (!node || seen.has(id)) continue;
    seen.add(id);
    const found = textIn(node);
    if (found) return found;
    for (const [name, value] of Object.entries(node.inputs)) {
      const next = linked(value);
      if (next !== null && !/negative|model|vae|clip/i.test(name)) queue.push(next);
    }
  }
  return undefined;
}

function textIn(node: Node): { readonly node: Node; readonly name: string } | undefined {
  const name = TEXTS.find((one) => typeof node.inputs[one] === 'string');
  return name === undefined || !/text|prompt|string|encode/i.test(node.kind) ? undefined : { node, name };
}

/** `["6", 0]` leads to the node 6. */
function linked(value: Json | undefined): string | null {
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : null;
}

/** What the film begins from, and what it ends with. */
function picturesOf(nodes: readonly Node[]): Node[] {
  const isLast = ({ id }: Node) =>
    nodes.some(({ inputs }) =>
      Object.entries(inputs).some(([name, value]) => /end|last/i.test(name) && linked(value) === id),
    );
  return nodes
    .filter(({ kind, inputs }) => kind === 'LoadImage' && typeof inputs['image'] === 'string')
    .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
}

function framesOf(nodes: readonly Node[]): Frames | null {
  const read = (names: readonly string[]) =>
    nodes
      .flatMap(({ inputs }) => names.map((name) => inputs[name]))
      .find((value) => typeof value === 'number');
  const count = read(LENGTHS);
  if (typeof count !== 'number') return null;
  const rate = read(RATES);
  const fps = typeof rate === 'number' ? rate : 24;
  const wanted = nodes.some(({ kind }) => /LTX/i.test(kind)) ? 8 : 4;
  return (count - 1) % wanted === 0 ? { fps, step: wanted } : { fps };
}
