import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { runHere } from '../run-here.ts';
import { type CommandRun, runPhonofilm } from '../run-phonofilm.ts';

/** A user's folder: the commands run in it and keep their login below it. */
export interface UserHome {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  path(name: string): string;
  run(...args: string[]): Promise<CommandRun>;
  /** In this process and its folder, where only the words matter: a program takes 0.3 s of processor time. */
  runHere(...args: string[]): Promise<CommandRun>;
  runWithInput(input: string, ...args: string[]): Promise<CommandRun>;
  remove(): void;
}

export function userHome(server: { readonly url: string; readonly key: string } | null): UserHome {
  const folder = scratchFolder();
  const environment: Record<string, string> = {
    DATA_DIR: join(folder, 'no-data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    ...(server && { PHONOFILM_URL: server.url, PHONOFILM_KEY: server.key }),
  };
  return {
    folder,
    environment,
    path: (name) => join(folder, name),
    run: (...args) => runPhonofilm(args, environment, folder),
    runHere: (...args) => runHere(args, environment),
    runWithInput: (input, ...args) => runPhonofilm(args, environment, folder, input),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
