import { relative } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isNewExpression,
  isPropertyAssignment,
  isRegularExpressionLiteral,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';

/** A regular expression of the source, and where it stands. */
export interface Pattern {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** A place that makes a regular expression from a text. */
export interface Construction {
  readonly file: string;
  readonly line: number;
}

export interface FoundPatterns {
  readonly patterns: readonly Pattern[];
  readonly constructions: readonly Construction[];
}

const CHECKED = /^(?:src|packages\/[^/]+\/src)\//;

/** Everything the compiler's own parser takes for a regular expression, and the `pattern` of every schema. */
export function findPatterns(root: string): FoundPatterns {
  const patterns: Pattern[] = [];
  const constructions: Construction[] = [];
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProject: `${root}/tsconfig.json` });
    for (const { program } of snapshot.getProjects()) {
      for (const name of program.getSourceFileNames()) {
        const file = relative(root, name);
        const source = CHECKED.test(file) ? program.getSourceFile(name) : undefined;
        if (source) collect(source, file, patterns, constructions);
      }
    }
  } finally {
    api.close();
  }
  return { patterns, constructions };
}

function collect(source: SourceFile, file: string, patterns: Pattern[], constructions: Construction[]): void {
  const visit = (node: Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ file, line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (isNewExpression(node) || isCallExpression(node)) {
      if (isIdentifier(node.expression) && node.expression.text === 'RegExp')
        constructions.push({ file, line });
    } else if (isPropertyAssignment(node) && isIdentifier(node.name) && node.name.text === 'pattern') {
      // Schemas are compiled with the flag `u`.
      if (isStringLiteral(node.initializer))
        patterns.push({ file, line, source: node.initializer.text, flags: 'u' });
    }
    node.forEachChild(visit);
  };
  visit(source);
}
