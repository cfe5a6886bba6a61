import type { Read, Write } from '../../platform/storage/database.ts';

export function deleteAudioItem(id: string): Write {
  return { sql: 'DELETE FROM audio_items WHERE id = $1', values: [id], rows: 'any' };
}

export function expiredAudioItems(createdBefore: number, limit: number): Read {
  return {
    sql: 'SELECT id, file FROM audio_items WHERE created_at < $1 ORDER BY created_at, id LIMIT $2',
    values: [createdBefore, limit],
  };
}
