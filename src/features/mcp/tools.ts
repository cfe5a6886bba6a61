import type { Files } from './files.ts';
import type { Tool } from './tool.ts';
import { cancelFilm } from './tools/cancel-film.ts';
import { transcribe, translateSpeech } from './tools/hear.ts';
import { listFilms } from './tools/list-films.ts';
import { listModels } from './tools/list-models.ts';
import { makeFilm } from './tools/make-film.ts';
import { quotePrice } from './tools/quote-price.ts';
import { remixFilm } from './tools/remix-film.ts';
import { showFilm } from './tools/show-film.ts';
import { speak } from './tools/speak.ts';
import { waitForFilm } from './tools/wait-for-film.ts';

const made = new Map<boolean, readonly Tool[]>();

/** All tools, in the order in which clients list them. Where the caller has files here, they take paths too. */
export function toolsWith(files: Pick<Files, 'local'>): readonly Tool[] {
  const hasFiles = files.local !== null;
  // Made once: compiling the schemas takes longer than most calls.
  const tools = made.get(hasFiles) ?? makeTools(files);
  made.set(hasFiles, tools);
  return tools;
}

function makeTools(files: Pick<Files, 'local'>): readonly Tool[] {
  const tools = [
    makeFilm(files),
    waitForFilm,
    showFilm,
    listFilms,
    cancelFilm,
    remixFilm,
    speak(files),
    transcribe(files),
    translateSpeech(files),
    listModels,
  ];
  return [...tools, quotePrice(tools)];
}
