import { mkdtemp, open, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { type NewFile, UnusableInput } from '../features/mcp/files.ts';

/** A new file in a folder or below it, wherever links and `..` lead. Rejects with `UnusableInput`. */
export async function createFile(path: string, folder: string, argument: string): Promise<NewFile> {
  const trouble = (error: NodeJS.ErrnoException) => {
    throw new UnusableInput(
      argument,
      error.code === 'EEXIST'
        ? `${path} already exists, and nothing is written over. Give another name.`
        : `${path} cannot be written (${error.code}).`,
      { cause: error },
    );
  };
  const place = await realpath(dirname(path)).catch(trouble);
  const allowed = await realpath(folder).catch(trouble);
  if (place !== allowed && !place.startsWith(allowed.endsWith(sep) ? allowed : allowed + sep))
    throw new UnusableInput(
      argument,
      `${path} is outside of ${allowed}, the folder that files may be written to.`,
    );
  return await openNew(join(place, basename(path))).catch(trouble);
}

export async function createTemporaryFile(name: string): Promise<NewFile> {
  return await openNew(join(await mkdtemp(join(tmpdir(), 'phonofilm-')), name));
}

async function openNew(path: string): Promise<NewFile> {
  // `x` fails where there is anything, also a link that leads nowhere (open(2), O_EXCL).
  const file = await open(path, 'wx');
  let isWritten = false;
  return {
    path,
    write: async (bytes) => {
      await file.writeFile(bytes);
      isWritten = true;
    },
    [Symbol.asyncDispose]: async () => {
      await file.close();
      if (!isWritten) await rm(path, { force: true });
    },
  };
}
