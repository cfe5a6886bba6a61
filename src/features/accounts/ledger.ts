import type { Micros } from '../../domain/money.ts';
import { amount, computed, orNull, text, time } from '../../platform/resource/kind.ts';
import { defineResource, kept } from '../../platform/resource/resource.ts';
import type { Row } from '../../platform/storage/database.ts';
import { integer, integerOrNull } from '../../platform/storage/read-column.ts';

export interface LedgerEntry {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string | null;
  readonly holdId: string | null;
  readonly kind: string;
  readonly amount: Micros;
  readonly note: string | null;
  readonly createdAt: number;
}

/** An entry with what is known of the work it was for. */
export interface LedgerRow extends LedgerEntry {
  readonly change: Micros;
  readonly balance: Micros | null;
  readonly model: string | null;
  readonly taskId: string | null;
  readonly cost: Micros | null;
  readonly margin: Micros | null;
}

const maybe = orNull(text());

const entry = {
  id: kept(text()),
  account_id: kept(text(), '', { json: 'account' }),
  key_id: kept(maybe, 'The key that spent; null on adjustments.', { json: 'key', fallback: null }),
  hold_id: kept(maybe, 'The task, or the request, it was for; null on adjustments.', {
    json: 'hold',
    label: 'for',
    fallback: null,
  }),
  kind: kept(text(), 'hold, capture, release or adjustment. Only videos have holds and releases.', {
    fallback: 'adjustment',
  }),
  amount: kept(amount, 'Adjustments that lower the balance are negative.'),
  note: kept(maybe, 'Why the operator added or took credits; for a copied video, its original.'),
  created_at: kept(time, '', { label: 'time' }),
};

/** Written by statements that take the balance from the account (`ledger-table.ts`). */
export const ledgerEntryResource = defineResource<LedgerEntry>()('ledger.entry', 'ledger', entry);

/** Only adjustments, and what payg keys are charged, change the balance. */
function changeOf(row: Row): Micros {
  if (row['kind'] === 'adjustment') return integer(row, 'amount');
  return row['kind'] === 'capture' && row['source'] === 'payg' ? -integer(row, 'amount') : 0;
}

const costOf = (row: Row) => (row['kind'] === 'capture' ? integerOrNull(row, 'cost') : null);

function marginOf(row: Row): Micros | null {
  const cost = costOf(row);
  return cost === null ? null : integer(row, 'amount') - cost;
}

export const ledgerRowResource = defineResource<LedgerRow>()('ledger.entry', 'ledger', {
  ...entry,
  change: kept(
    computed(amount, changeOf),
    'The change of the balance: negative for a charge to a payg key, zero for holds.',
  ),
  balance: kept(orNull(amount), 'After it; null: no limit, or not recorded.'),
  model: kept(maybe, 'What was used; null on adjustments.'),
  task_id: kept(maybe, 'The video; null: a request that was answered at once.', { json: 'task' }),
  cost: kept(computed(orNull(amount), costOf), 'What hosted services charged for it; null: unknown.'),
  margin: kept(computed(orNull(amount), marginOf), 'The charge minus the cost; null: unknown.'),
});
