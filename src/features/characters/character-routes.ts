import type { Character } from '../../domain/character.ts';
import type { Files } from '../../platform/artifacts/files.ts';
import { pageHeaders } from '../../platform/http/answers/page-headers.ts';
import { sendFile } from '../../platform/http/answers/send-file.ts';
import { CALLERS } from '../../platform/http/api-side.ts';
import type { App } from '../../platform/http/bodies/route-schemas.ts';
import type { FairGate } from '../../platform/turns/fair-gate.ts';
import { type CharactersDeps, charactersCreate, manageCharacters } from './character-endpoints.ts';
import type { CharacterLibrary } from './character-library.ts';

export interface CharacterDeps extends CharactersDeps, CharacterPageDeps {}

/** Characters: made, listed, deleted, and the public page of each. */
export function characterRoutes(app: App, deps: CharacterDeps): void {
  charactersCreate(app, deps);
  manageCharacters(app, deps, CALLERS);
  characterPage(app, deps);
}

/** The page has no script and an inline style. */
const SOURCES = ["default-src 'none'", "img-src 'self'", "media-src 'self'", "style-src 'unsafe-inline'"];

interface CharacterPageDeps {
  readonly characters: CharacterLibrary;
  readonly files: Files;
  /** Limits simultaneous downloads, fairly by address. */
  readonly downloads: FairGate;
}

/** A character's public page, with its looping clip; and the picture and clip themselves. */
function characterPage(app: App, deps: CharacterPageDeps): void {
  type Route = { Params: { username: string } };

  app.get<Route>(
    '/characters/:username',
    { config: { kind: 'page' }, schema: { hide: true } },
    async (request, reply) => {
      const character = await deps.characters.byUsername(request.params.username);
      return pageHeaders(reply, SOURCES).type('text/html; charset=utf-8').send(page(character));
    },
  );

  for (const [name, file] of [
    ['picture.jpg', 'picture'],
    ['clip.mp4', 'clip'],
  ] as const) {
    app.route<Route>({
      method: ['GET', 'HEAD'],
      url: `/characters/:username/${name}`,
      config: { kind: 'file' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const character = await deps.characters.byUsername(request.params.username);
        return await sendFile(
          deps.downloads,
          request,
          reply,
          await deps.files.openCharacter(character, file),
        );
      },
    });
  }
}

/** Handles consist of letters, digits, `_`, `.` and `-`, so nothing needs escaping. */
function page({ username }: Character): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>@${username}</title>
<meta property="og:title" content="@${username}">
<meta property="og:image" content="/characters/${username}/picture.jpg">
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #14161c; color: #f3f1ec;
    font: 16px/1.5 system-ui, sans-serif; }
  main { text-align: center; padding: 2rem; }
  video { max-width: min(80vw, 30rem); max-height: 60vh; border-radius: 1.25rem; box-shadow: 0 1rem 3rem #0009; }
  h1 { margin: 1.25rem 0 0; font-size: 1.75rem; }
  p { margin: .25rem 0 0; color: #a9adb8; }
  code { color: #ffd479; }
</style>
</head>
<body>
<main>
  <video src="/characters/${username}/clip.mp4" poster="/characters/${username}/picture.jpg" autoplay loop muted playsinline></video>
  <h1>@${username}</h1>
  <p>Use it in a prompt as <code>@${username}</code>.</p>
</main>
</body>
</html>
`;
}
