import { writeFile } from 'node:fs/promises';
import { EXAMPLES } from '../../domain/models.ts';
import { WrongUsage } from '../../platform/commands/command-words.ts';
import { type Command, FOR_THIS_MACHINE } from '../command.ts';
import { readInputFile } from '../read-input.ts';

/** Servers on GPUs of the operator's own: finding them, and describing what they make. */
export const ownServerCommands: readonly Command[] = [
  {
    name: 'upstreams find',
    audience: FOR_THIS_MACHINE,
    arguments: ['[hosts...]'],
    summary: 'look for servers that make films, on this machine or on named hosts, and print their settings',
    examples: ['upstreams find', 'upstreams find gpu1 10.0.0.5:8188'],
    run: async (input, session) => {
      const { findServers, settingsFor } = await import('../../gateway/operator/find-servers.ts');
      const hosts = input.arguments.length > 0 ? input.arguments : ['127.0.0.1'];
      const servers = await findServers(hosts, session.signal).catch((error: unknown) => {
        session.signal.throwIfAborted();
        throw new WrongUsage((error as Error).message);
      });
      const text =
        servers.length > 0 ? settingsFor(servers) : `No server for films was found on ${hosts.join(', ')}.`;
      return session.print({ data: servers }, text);
    },
  },
  {
    name: 'upstreams propose',
    audience: FOR_THIS_MACHINE,
    arguments: ['<FILE>'],
    summary: 'propose a template of a ComfyUI workflow (exported in the API format) for the preset `comfyui`',
    flags: { out: { value: 'FILE', description: 'write the template to this new file' } },
    examples: ['upstreams propose wan.json --out wan.template.json'],
    run: async (input, session) => {
      const { proposeWorkflow } = await import('../../gateway/operator/propose-workflow.ts');
      const [file = ''] = input.arguments;
      const workflow = (await readInputFile(file)).toString();
      const read = async () => proposeWorkflow(workflow);
      const proposal = await read().catch((error: unknown) => {
        throw new WrongUsage(`${file}: ${(error as Error).message}`);
      });
      const { template, changes, doubts, frames } = proposal;
      const out = input.text('out');
      const written = `${JSON.stringify(template, null, 2)}\n`;
      if (out !== undefined)
        await writeFile(out, written, { flag: 'wx' }).catch((error: unknown) => {
          throw new WrongUsage(`${out} cannot be written: ${(error as Error).message}`);
        });
      const settings = [
        'upstreams:',
        `  comfyui: { preset: comfyui, create: { json: { prompt: { template_file: ${out ?? 'TEMPLATE.json'} } } } }`,
        'models:',
        `  ${EXAMPLES.actors}:`,
        `    routes: [ { upstream: comfyui${frames ? `, frames: ${shownFrames(frames)}` : ''} } ]`,
      ];
      const comments = [...changes, ...doubts.map((doubt) => `Look at it: ${doubt}`)].map(
        (line) => `# ${line}`,
      );
      return session.print(
        proposal,
        [...comments, '', ...settings, ...(out === undefined ? ['', written.trimEnd()] : [])].join('\n'),
      );
    },
  },
];

function shownFrames({ fps, step }: { readonly fps: number; readonly step?: number }): string {
  return `{ fps: ${fps}${step === undefined ? '' : `, step: ${step}`} }`;
}
