import { type ArtifactStore, characterFolder } from '../../artifacts/artifact-store.ts';
import type { Character } from '../../domain/character.ts';
import { type Database, readOne } from '../../storage/database.ts';
import {
  characterById,
  deleteCharacter,
  pageOfCharacters,
  toCharacter,
} from '../../storage/tables/characters.ts';
import { type Listing, type ListRequest, listPage, notFound } from './operator-listing.ts';

/** Characters of all accounts: their pages are public, so the operator must be able to remove one. */
export class OperatorCharacters {
  readonly #database: Database;
  readonly #artifacts: ArtifactStore;

  constructor(database: Database, artifacts: ArtifactStore) {
    this.#database = database;
    this.#artifacts = artifacts;
  }

  list(accountId: string | null, request: ListRequest): Promise<Listing<Character>> {
    const pageOf = (page: Parameters<typeof pageOfCharacters>[1]) => pageOfCharacters(accountId, page);
    return listPage(this.#database, 'characters', request, pageOf, toCharacter);
  }

  async delete(id: string): Promise<void> {
    const row = await readOne(this.#database, characterById(id));
    if (!row) throw notFound('resource_not_found', 'character', id, 'id');
    await this.#artifacts.removeFolder(characterFolder(id));
    await this.#database.write([deleteCharacter(id)]);
  }
}
