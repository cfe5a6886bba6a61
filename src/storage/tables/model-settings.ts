import type { Price } from '../../domain/catalogue.ts';
import type { Read, Row, Write } from '../database.ts';

/** What the operator changed of a model: its price, or its being offered at all. */
export interface ModelSettings {
  readonly model: string;
  readonly price: Price | null;
  readonly deprecated: boolean;
}

export function allModelSettings(): Read {
  return { sql: 'SELECT * FROM model_settings', values: [] };
}

export function saveModelSettings(settings: ModelSettings): Write {
  return {
    sql: `INSERT INTO model_settings (model, price, deprecated) VALUES ($1, $2, $3)
      ON CONFLICT (model) DO UPDATE SET price = excluded.price, deprecated = excluded.deprecated`,
    values: [
      settings.model,
      settings.price === null ? null : JSON.stringify(settings.price),
      settings.deprecated ? 1 : 0,
    ],
    rows: 1,
  };
}

export function toModelSettings(row: Row): ModelSettings {
  return {
    model: row['model'] as string,
    price: row['price'] === null ? null : (JSON.parse(row['price'] as string) as Price),
    deprecated: row['deprecated'] === 1,
  };
}
