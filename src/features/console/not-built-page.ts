import type { ConsoleFile } from './console-files.ts';
import { contentTypes } from './content-types.ts';

const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Phonofilm</title>
<h1>The console is not built</h1>
<p>The service itself runs: its API works, and <a href="/docs">the reference</a> shows how to call it.</p>
<p>To build the console, run <code>npm install</code> with development packages (without <code>--omit=dev</code>) in the
folder of the service, then <code>npm run build:console</code>, and start the service again.</p>
</html>
`;

/** Shown at every address of the console when the installation could not build it. */
export const notBuiltPage: ConsoleFile = {
  contentType: contentTypes['html'] ?? '',
  etag: '"not-built"',
  body: Buffer.from(HTML),
  compressed: new Map(),
};
