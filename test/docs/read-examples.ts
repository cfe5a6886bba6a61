import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A fenced block of a page. */
export interface Example {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** Why it is not run: `<!-- not run: … -->` on the line before it. */
  readonly notRun: string | null;
}

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every page for readers. Decisions are history: what they show need not work any more. */
export const PAGES = globSync(['README.md', 'client/README.md', 'docs/**/*.md'], { cwd: ROOT })
  .filter((page) => !page.startsWith('docs/decisions/'))
  .toSorted();

const BLOCK = /^(?:<!-- not run: (.+) -->\n)?```(\w*)\n([\s\S]*?)^```$/gm;

export function examplesOf(page: string): Example[] {
  const text = readFileSync(ROOT + page, 'utf8');
  return [...text.matchAll(BLOCK)].map((match) => ({
    page,
    line: text.slice(0, match.index).split('\n').length,
    notRun: match[1] ?? null,
    language: match[2]!,
    code: match[3]!,
  }));
}

/** Commands that stand in a page without a fence, where no test would find them. */
export function hiddenCommands(page: string): string[] {
  const prose = readFileSync(ROOT + page, 'utf8').replace(BLOCK, '');
  return prose.match(/^ {4}(?:phonofilm|npm|npx|node|curl|docker) .*$/gm) ?? [];
}

export function placeOf({ page, line, language }: Example): string {
  return `${page}:${line} (${language})`;
}
