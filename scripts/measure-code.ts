/** Figures of the code below a folder: `node scripts/measure-code.ts [FOLDER]`, of this tree or of an older one beside it. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

const ROOT = process.argv[2] ?? '.';
const MOST_FILES = 25;
const MANY_PARAMETERS = 6;
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly params?: readonly unknown[];
}

interface Measured {
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
}

const filesOf = (folder: string) => globSync(`${folder}/**/*.ts`, { cwd: ROOT }).toSorted();
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0);

const sources = filesOf('src');
const functions = sources.flatMap(functionsOf);
const longest = functions.toSorted((one, other) => other.lines - one.lines)[0];
const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, object>;
const folders = Map.groupBy(sources, (file) => dirname(file));
const count = (text: string) => sources.reduce((sum, file) => sum + textOf(file).split(text).length - 1, 0);

console.table({
  'lines of src': linesOf(sources),
  'lines of src without engines': linesOf(sources.filter((file) => !file.startsWith('src/engines/'))),
  'lines of test': linesOf(filesOf('test')),
  'files of src': sources.length,
  dependencies: Object.keys(dependencies ?? {}).length,
  'dependencies for development': Object.keys(devDependencies ?? {}).length,
  'longest function of src': `${longest?.lines} lines, ${longest?.name}`,
  'functions of more than 60 lines': functions.filter(({ lines }) => lines > 60).length,
  'folders of src with more than 25 files': [...folders.values()].filter(({ length }) => length > MOST_FILES)
    .length,
  'functions of six or more parameters': functions.filter(({ parameters }) => parameters >= MANY_PARAMETERS)
    .length,
  'instanceof Promise': count('instanceof Promise'),
});

function functionsOf(file: string): Measured[] {
  const text = textOf(file);
  const found: Measured[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    if (isFunction(value)) {
      const lines = text.slice(value.start, value.end).split('\n').length;
      const line = text.slice(0, value.start).split('\n').length;
      found.push({ name: `${file}:${line}`, lines, parameters: value.params?.length ?? 0 });
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(text, { lang: 'ts' }, file));
  return found;
}

function isFunction(value: object): value is Node {
  return 'type' in value && FUNCTIONS.includes(String(value.type));
}
