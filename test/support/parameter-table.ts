import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertError, type ContractCode } from './contract.ts';
import type { Answer } from './service.ts';

/** A row of a parameter table: the contract's columns, and the values on both sides of each bound. */
export interface Parameter {
  readonly param: string;
  /** The contract's description, as the end of a sentence that begins with the parameter. */
  readonly rule: string;
  readonly required?: true;
  readonly allowed: readonly unknown[];
  /** Answered `invalid_parameter`, unless `code` says otherwise. */
  readonly refused: readonly unknown[];
  readonly code?: ContractCode;
}

export interface ParameterTable<Fields> {
  /** What all rows are about, as the begin of a sentence: `/v1/video/create (family A)`. */
  readonly of: string;
  /** A request that is accepted, without the row's own parameter or with a value that the row replaces. */
  readonly accepted: () => Fields;
  readonly send: (fields: Fields) => Promise<Answer>;
  readonly rows: readonly Parameter[];
}

/** One test a row: the parameter absent, each allowed value, each refused one. */
export function testParameters<Fields extends Record<string, unknown>>(table: ParameterTable<Fields>): void {
  // Most rows are about a parameter that the accepted request does without: that request is sent once for all of them.
  let plain: Promise<Answer> | null = null;
  const without = (param: string): Promise<Answer> => {
    const { [param]: own, ...others } = table.accepted();
    if (own !== undefined) return table.send(others as Fields);
    plain ??= table.send(table.accepted());
    return plain;
  };
  for (const { param, rule, required, allowed, refused, code = 'invalid_parameter' } of table.rows) {
    test(`${table.of}: \`${param}\` ${rule}`, async () => {
      const absent = await without(param);
      if (required) assertError(absent, 'missing_parameter', param, 'absent');
      else assert.equal(absent.status, 200, `absent → ${absent.text}`);
      for (const value of allowed) {
        const answer = await table.send({ ...table.accepted(), [param]: value });
        assert.equal(answer.status, 200, `${shown(value)} → ${answer.text}`);
      }
      for (const value of refused) {
        const answer = await table.send({ ...table.accepted(), [param]: value });
        assertError(answer, code, param, shown(value));
      }
    });
  }
}

function shown(value: unknown): string {
  return value instanceof Blob
    ? `a file of ${value.size} bytes`
    : (JSON.stringify(value)?.slice(0, 80) ?? 'absent');
}
