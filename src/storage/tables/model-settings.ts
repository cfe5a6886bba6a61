import type { Price } from '../../domain/catalogue.ts';
import type { Read, Row, Write } from '../database.ts';
import { flag, jsonOrNull, text } from '../read-column.ts';

/** What the operator changed for a model: its price, or whether it is offered. */
export interface ModelSettings {
  readonly model: string;
  readonly price: Price | null;
  readonly deprecated: boolean;
}

export function allModelSettings(): Read {
  return { sql: 'SELECT * FROM model_settings', values: [] };
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

export function toModelSettings(row: Row): ModelSettings {
  return {
    model: text(row, 'model'),
    price: jsonOrNull<Price>(row, 'price'),
    deprecated: flag(row, 'deprecated'),
  };
}
