/** Short messages at the edge of the page, some with a way back. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly undo?: () => void;
}

const SHOWN_MS = 6000;
/** Long enough to reach the button with the keyboard. */
const UNDO_MS = 10_000;

export const toasts: Toast[] = $state([]);
let next = 0;

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

export function say(text: string): void {
  const id = ++next;
  toasts.push({ id, text });
  setTimeout(() => dismiss(id), SHOWN_MS);
}

const pending = new Map<number, { doNow: () => void; wait: () => void; goOn: () => void }>();

/** What was said to be done is done before the page goes: a reload must not bring it back. */
export function doAllNow(): void {
  for (const { doNow } of [...pending.values()]) doNow();
}
addEventListener('pagehide', doAllNow);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') doAllNow();
});

/** Messages do not disappear while the pointer or the focus is on one. */
export function holdToasts(isHeld: boolean): void {
  for (const { wait, goOn } of pending.values()) (isHeld ? wait : goOn)();
}

/** Takes back what was done last, as Ctrl+Z does. */
export function undoLast(): boolean {
  const last = toasts.findLast(({ undo }) => undo !== undefined);
  last?.undo?.();
  return last !== undefined;
}

/** Does it after a while, or when the page goes, unless it is taken back. `run` must survive the page. */
export function doUnlessUndone(text: string, run: () => void, takenBack: () => void): void {
  const id = ++next;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    clearTimeout(timer);
    pending.delete(id);
    dismiss(id);
  };
  const doNow = () => {
    end();
    run();
  };
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(doNow, UNDO_MS);
  };
  goOn();
  pending.set(id, { doNow, goOn, wait: () => clearTimeout(timer) });
  const undo = () => {
    end();
    takenBack();
  };
  toasts.push({ id, text, undo });
}
