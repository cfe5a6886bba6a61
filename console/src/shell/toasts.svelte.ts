/** Short messages at the edge of the page, some with a way back. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly undo?: () => void;
}

const SHOWN_MS = 6000;

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

/** Does it after a while, unless it is taken back. */
export function doUnlessUndone(text: string, run: () => void, takenBack: () => void): void {
  const id = ++next;
  const timer = setTimeout(() => {
    dismiss(id);
    run();
  }, SHOWN_MS);
  const undo = () => {
    clearTimeout(timer);
    dismiss(id);
    takenBack();
  };
  toasts.push({ id, text, undo });
}
