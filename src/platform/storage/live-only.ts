/** A condition that leaves out the test accounts of accounts (`domain/account.ts`). */
export const liveOnly = (column: string) => `${column} NOT LIKE '%#_test' ESCAPE '#'`;
