import type { FastifyInstance } from 'fastify';
import { type CharacterPageParts, characterPage } from './character-page.ts';
import { type CharactersParts, charactersCreate, charactersDelete, charactersList } from './characters.ts';

export interface CharacterParts extends CharactersParts, CharacterPageParts {}

/** Characters: made, listed, deleted, and the public page of each. */
export function characterRoutes(app: FastifyInstance, parts: CharacterParts): void {
  charactersCreate(app, parts);
  charactersList(app, parts);
  charactersDelete(app, parts);
  characterPage(app, parts);
}
