import type { Character } from '../../domain/character.ts';
import { type ArtifactStore, characterFolder } from '../../platform/artifacts/artifact-store.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';
import { type Listing, type ListRequest, listPage, notFound } from '../../platform/storage/listing.ts';
import { characterById, deleteCharacter, pageOfCharacters, toCharacter } from './character-table.ts';

export interface OperatorCharactersParts {
  readonly database: Database;
  readonly artifacts: ArtifactStore;
}

/** Characters of all accounts: their pages are public, so the operator must be able to remove one. */
export class OperatorCharacters {
  readonly #parts: OperatorCharactersParts;

  constructor(parts: OperatorCharactersParts) {
    this.#parts = parts;
  }

  list(accountId: string | null, request: ListRequest): Promise<Listing<Character>> {
    const pageOf = (page: Parameters<typeof pageOfCharacters>[1]) => pageOfCharacters(accountId, page);
    return listPage(this.#parts.database, 'characters', request, pageOf, toCharacter);
  }

  async delete(id: string): Promise<void> {
    const { database, artifacts } = this.#parts;
    const row = await readOne(database, characterById(id));
    if (!row) throw notFound('resource_not_found', 'character', id, 'id');
    await artifacts.removeFolder(characterFolder(id));
    await database.write([deleteCharacter(id)]);
  }
}
