/** What was known of a data folder when it was recorded; `record-data-folder.ts` writes it. */
export interface RecordedFolder {
  /** The time that the service believed it to be, in milliseconds. */
  readonly recordedAt: number;
  readonly key: string;
  readonly payerKey: string;
  /** A creation that was answered, and must be answered the same again. */
  readonly remembered: { readonly key: string; readonly body: object; readonly id: string };
  readonly unfinished: { readonly id: string; readonly key: string };
  readonly character: { readonly username: string };
  readonly tasks: readonly {
    readonly id: string;
    readonly key: string;
    readonly answer: Record<string, unknown>;
  }[];
  readonly accounts: readonly Record<string, unknown>[];
  readonly keys: readonly Record<string, unknown>[];
  readonly ledger: readonly Record<string, unknown>[];
}
