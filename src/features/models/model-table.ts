import type { Price, RouteRow } from '../../domain/catalogue.ts';
import type { ModelRow } from '../../domain/model-row.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { flag, integerOrNull, jsonOrNull, text } from '../../platform/storage/read-column.ts';

/** A model as the operator has added it, or what the operator says of one that exists. */
export interface StoredFacts {
  readonly row: ModelRow;
  /** The price that it was added with. */
  readonly price: Price | null;
  readonly routes: readonly RouteRow[] | null;
}

/** What the operator changed for a model: its price, whether it is offered, and facts of it. */
export interface ModelSettings {
  readonly model: string;
  readonly price: Price | null;
  readonly deprecated: boolean;
  readonly facts: StoredFacts | null;
  readonly createdAt: number | null;
}

export function allModelSettings(): Read {
  return { sql: 'SELECT * FROM model_settings ORDER BY created_at, model', values: [] };
}

/**
 * One statement per setting, so that two operators who change different settings of a model do not overwrite each
 * other.
 */
export function saveModelPrice(model: string, price: Price | null): Write {
  return {
    sql: `INSERT INTO model_settings (model, price) VALUES ($1, $2)
      ON CONFLICT (model) DO UPDATE SET price = excluded.price`,
    values: [model, price === null ? null : JSON.stringify(price)],
    rows: 1,
  };
}

export function saveModelDeprecation(model: string, deprecated: boolean): Write {
  return {
    sql: `INSERT INTO model_settings (model, deprecated) VALUES ($1, $2)
      ON CONFLICT (model) DO UPDATE SET deprecated = excluded.deprecated`,
    values: [model, deprecated ? 1 : 0],
    rows: 1,
  };
}

export function saveModelFacts(model: string, facts: StoredFacts, now: number): Write {
  return {
    sql: `INSERT INTO model_settings (model, facts, created_at) VALUES ($1, $2, $3)
      ON CONFLICT (model) DO UPDATE SET facts = excluded.facts,
        created_at = COALESCE(model_settings.created_at, excluded.created_at)`,
    values: [model, JSON.stringify(facts), now],
    rows: 1,
  };
}

export function deleteModelSettings(model: string): Write {
  return { sql: 'DELETE FROM model_settings WHERE model = $1', values: [model], rows: 1 };
}

export function toModelSettings(row: Row): ModelSettings {
  return {
    model: text(row, 'model'),
    price: jsonOrNull<Price>(row, 'price'),
    deprecated: flag(row, 'deprecated'),
    facts: jsonOrNull<StoredFacts>(row, 'facts'),
    createdAt: integerOrNull(row, 'created_at'),
  };
}
