import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { type ChatModelFacts, chatModelFacts } from '../weights/chat-model.ts';
import { MANIFEST, type WeightName, weightNamed, weightOf } from '../weights/manifest.ts';
import { listModels, type ModelStatus, pullModels, removeModels, verifyModels } from '../weights/models.ts';
import { npmSettings } from '../weights/npm-settings.ts';
import { packWeights } from '../weights/pack-weights.ts';
import { progressReport } from '../weights/progress-report.ts';
import { isPresent } from '../weights/weight-store.ts';

const USAGE = `Usage: npm run phonofilm -- weights [command] [names] [--json]

  list             the weights, and which of them are here (the default command)
  pull [names]     bring the named weights, or the default set
  verify           read every byte and hold it against the manifest
  remove names     delete weights from this machine
  pack FOLDER [names] [--version 1.0.0]
                   make packages of prepared weights, for publishers; installations with
                   PHONOFILM_WEIGHTS_PACKAGES=FOLDER/packages.json prefer those

Names: ${MANIFEST.map(({ name }) => name).join(', ')}
`;

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The `models` command. Returns the exit code. */
export async function run(
  args: string[],
  local: Pick<Config['local'], 'weightsDirectory' | 'weightPackages' | 'chatModel'>,
): Promise<number> {
  const { weightsDirectory: directory, weightPackages, chatModel } = local;
  const { values, positionals } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      version: { type: 'string', default: '1.0.0' },
    },
    allowPositionals: true,
  });
  const [command = 'list', ...rest] = positionals;
  const [folder, ...packed] = rest;
  const names = command === 'pack' ? packed : rest;
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
      return pull(directory, names as WeightName[], weightPackages, () => show(listModels(directory)));
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
    case 'pack':
      if (folder === undefined) break;
      return pack(directory, names as WeightName[], resolve(folder), values.version);
  }
  console.error(USAGE);
  return 2;
}

async function pull(
  directory: string,
  names: readonly WeightName[],
  packages: string | null,
  show: () => void,
): Promise<number> {
  const failures = await pullModels({
    directory,
    names: names.length > 0 ? names : 'default',
    npm: () => npmSettings(PROJECT),
    packages,
    onProgress: progressReport(process.stderr),
  });
  for (const [name, why] of failures) console.error(`${name} ${why}`);
  show();
  return failures.size > 0 ? 1 : 0;
}

async function pack(
  directory: string,
  names: readonly WeightName[],
  folder: string,
  version: string,
): Promise<number> {
  const weights = names.length > 0 ? names.map(weightOf) : MANIFEST.filter(({ byDefault }) => byDefault);
  const missing = weights.filter(({ name }) => !isPresent(directory, name));
  if (missing.length > 0) {
    console.error(
      `Not installed: ${missing.map(({ name }) => name).join(', ')}. Bring them with: models pull`,
    );
    return 1;
  }
  const list = await packWeights(directory, weights, folder, version);
  for (const { package: name, bytes } of list)
    console.log(`${name}@${version}  ${Math.round(bytes / 1e6)} MB`);
  console.log(
    `\nPublish each with: npm publish FILE\nPrefer them with: PHONOFILM_WEIGHTS_PACKAGES=${folder}/packages.json`,
  );
  return 0;
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
