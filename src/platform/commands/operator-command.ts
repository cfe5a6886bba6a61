import type { CommandWords, Input } from './command-words.ts';

/** A call of the operator API; the path is relative to /admin/v1. */
export interface AdminRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
}

/** A command that is one call of the operator API: its request, and how the answer is displayed. */
export interface OperatorCommand extends CommandWords {
  /** Throws `WrongUsage` before any request is sent. */
  request(input: Input): AdminRequest | Promise<AdminRequest>;
  show(answer: unknown): string | Promise<string>;
}

/** The path of what the first argument names. */
export function itemPath(list: string, { arguments: [id = ''] }: Input): string {
  return `/${list}/${encodeURIComponent(id)}`;
}
