import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pageOfAccounts } from '../../../../src/features/accounts/account-table.ts';
import { pageOfLedger } from '../../../../src/features/accounts/ledger-table.ts';
import { pageOfKeys } from '../../../../src/features/keys/key-table.ts';
import { matching } from '../../../../src/features/request-log/request-log.ts';
import { pageOfTasks, tasksToStop, unfinishedTasks } from '../../../../src/features/tasks/task-table.ts';
import { pageOfCharges } from '../../../../src/features/usage/charges-table.ts';
import type { Read } from '../../../../src/platform/storage/database.ts';
import {
  type Conditions,
  type Page,
  type PagedTable,
  pageOf,
} from '../../../../src/platform/storage/page.ts';

/** How the database would run a statement, in its own words; on PostgreSQL as if the tables were large. */
export type PlanOf = (statement: Read) => Promise<string>;

type List = (page: Page) => Read;

const all: Conditions = () => [];
const ofOne =
  (column: string): Conditions =>
  (bind) => [`${column} = ${bind('one')}`];
const list =
  (table: PagedTable, conditions: Conditions): List =>
  (page) =>
    pageOf(table, page, conditions);

const ALL_TASKS = { accountId: null, status: null, withDeleted: true };
const tasks =
  (filter: Partial<Parameters<typeof pageOfTasks>[0]>): List =>
  (page) =>
    pageOfTasks({ ...ALL_TASKS, ...filter, ...page });

/** Every list of every table: a table that is listed for the first time does not compile before it has an entry. */
const LISTS: Readonly<Record<PagedTable, Readonly<Record<string, List>>>> = {
  accounts: { 'of the operator': pageOfAccounts },
  keys: { 'of the operator': (page) => pageOfKeys(null, page) },
  tasks: {
    'of the operator': tasks({}),
    'of an account, for the operator': tasks({ accountId: 'one' }),
    'of an account, for its owner': tasks({ accountId: 'one', withDeleted: false }),
    'that failed': tasks({ status: 'failed' }),
    'that were cancelled': tasks({ status: 'cancelled' }),
    'that are completed': tasks({ status: 'completed' }),
    'that are being made': tasks({ status: 'processing' }),
    'of an account that failed': tasks({ accountId: 'one', status: 'failed' }),
    'that need a decision': tasks({ undecided: true }),
    'that a search finds': tasks({ search: 'words' }),
    'of an account that a search finds': tasks({ accountId: 'one', search: 'words' }),
    'for the queue': ({ after, limit }) => unfinishedTasks(after ?? { createdAt: 0, id: '' }, limit),
    'to be stopped': ({ after, limit }) => tasksToStop(after ?? { createdAt: 0, id: '' }, limit),
  },
  ledger: {
    'of an account': (page) => pageOfLedger('one', page),
    'of charges': (page) => pageOfCharges('one', page),
  },
  characters: {
    'of the operator': list('characters', all),
    'of an account': list('characters', ofOne('account_id')),
  },
  webhooks: {
    'of the operator': list('webhooks', all),
    'of an account': list('webhooks', ofOne('account_id')),
  },
  deliveries: { 'of a webhook': list('deliveries', ofOne('webhook_id')) },
  requests: {
    'of the operator': list('requests', matching({ account: null })),
    'of an account': list('requests', matching({ account: 'one' })),
    'that failed in a way': list('requests', matching({ account: null, error: 'invalid_request' })),
  },
};

const ORDERS = ['desc', 'asc'] as const;

/** Where a page begins must be found in an index: a filter reads everything before it, a sort everything. */
export function listsContract(planOf: PlanOf): void {
  describe('lists', () => {
    for (const [table, lists] of Object.entries(LISTS))
      for (const [which, statement] of Object.entries(lists))
        test(`a far page of ${table} ${which} is found in an index`, async () => {
          for (const order of ORDERS) {
            const plan = await planOf(statement({ after: { createdAt: 1000, id: 'x' }, order, limit: 20 }));
            assert.match(
              plan,
              new RegExp(`(SEARCH ${table} USING.* INDEX .*created_at|Index Cond:.*created_at)`),
              plan,
            );
            assert.doesNotMatch(
              plan,
              /B-TREE|SCAN (?!page|.* COVERING INDEX)|\bSort\b|Seq Scan|Filter:.*created_at/,
              plan,
            );
            if (which === 'of an account that failed') assert.match(plan, /tasks_failed_by_account/);
          }
        });
  });
}
