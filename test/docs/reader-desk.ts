import { spawn } from 'node:child_process';
import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPILED } from '../support/compiled.ts';
import { sampleFiles } from '../support/fake-engines.ts';
import { programPath } from '../support/program-path.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { startService, type TestService } from '../support/service.ts';
import { ROOT } from './read-examples.ts';

const MAIN = new URL('../../src/main.ts', import.meta.url);

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where a reader of the docs sits: a folder, a shell, and a service with fake engines in place of the one at port 8080. */
export class ReaderDesk {
  readonly service: TestService;
  readonly folder: string;
  /** The id of the last answer, which pages call `$ID`. */
  #lastId = '';
  #account = '';

  static async open(): Promise<ReaderDesk> {
    const desk = new ReaderDesk(await startService());
    await desk.#furnish();
    return desk;
  }

  private constructor(service: TestService) {
    this.service = service;
    this.folder = scratchFolder();
  }

  /** What a running service leaves in its data folder, and the files that the examples name. */
  async #furnish(): Promise<void> {
    const { dataDirectory, url, key, adminKey } = this.service;
    const keep = (name: string, text: string) =>
      writeFileSync(join(dataDirectory, name), text, { mode: 0o600 });
    keep('server.json', JSON.stringify({ url, pid: process.pid }));
    keep('admin-key', `${adminKey}\n`);
    keep('first-key', `${key}\n`);
    symlinkSync(dataDirectory, join(this.folder, 'data'));
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
    writeFileSync(join(this.folder, 'package.json'), '{"type": "module"}');
    writeFileSync(join(this.folder, 'letter.txt'), 'Dear reader.\n');
    writeFileSync(join(this.folder, 'key.txt'), key);
    const { speech } = await sampleFiles();
    for (const name of ['talk.mp3', 'rede.mp3', 'question.wav'])
      copyFileSync(speech[name.split('.')[1]!]!, join(this.folder, name));
    this.#account = (await this.service.newKey()).account;
  }

  /** The addresses, ids and folders of the docs become those of this desk. */
  #here(code: string): string {
    return code
      .replaceAll(/http:\/\/127\.0\.0\.1:8080|https:\/\/videos\.example/g, this.service.url)
      .replaceAll('acct_…', this.#account)
      .replaceAll('/backups/', `${this.folder}/backups-`)
      .replaceAll("'@phonofilm/client'", `'${pathToFileURL(join(ROOT, 'client/src/index.ts'))}'`)
      .replaceAll("'@langchain/openai'", `'${new URL('./langchain-stand-in.ts', import.meta.url)}'`);
  }

  async runShell(code: string): Promise<Run> {
    const main = `'${process.execPath}' '${programPath(MAIN)}'`;
    const script = `
      curl() { command curl --silent --show-error --fail-with-body "$@"; }
      phonofilm() { ${main} "$@"; }
      npm() { while [ "$1" != -- ]; do shift; done; shift; phonofilm "$@"; }
      aplay() { cat > /dev/null; }
      jq() { '${process.execPath}' -e 'process.stdin.on("data", (json) => console.log(JSON.parse(json)[process.argv[1].slice(1)]))' "$2"; }
      ${this.#here(code)}
      printf %s "$ID" > "$HOME/last-id"`;
    const run = await this.#run('bash', ['-euo', 'pipefail', '-c', script]);
    const reported = /"id":\s*"([^"]+)"/.exec(run.stdout)?.[1];
    // What an example has put into ID itself counts for the next one.
    const kept = run.code === 0 ? readFileSync(join(this.folder, 'last-id'), 'utf8') : '';
    this.#lastId = kept !== '' && kept !== this.#lastId ? kept : (reported ?? this.#lastId);
    return run;
  }

  async runTypeScript(code: string): Promise<Run> {
    const file = join(this.folder, 'example.ts');
    writeFileSync(file, this.#here(code));
    return await this.#run(process.execPath, [file]);
  }

  #run(command: string, args: readonly string[]): Promise<Run> {
    const { key, adminKey, dataDirectory } = this.service;
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: this.folder,
        env: {
          PATH: process.env['PATH'],
          HOME: this.folder,
          DATA_DIR: dataDirectory,
          LOG_LEVEL: 'silent',
          API_KEY: key,
          ADMIN_KEY: adminKey,
          ID: this.#lastId,
          ...COMPILED,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stdout += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text;
      });
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, stdout, stderr }));
    });
  }

  async leave(): Promise<void> {
    await this.service.stop();
  }
}
