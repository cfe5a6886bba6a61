/** A condition that leaves out the test sides of accounts (`domain/account.ts`). */
export const liveOnly = (column: string) => `${column} NOT LIKE '%#_test' ESCAPE '#'`;
