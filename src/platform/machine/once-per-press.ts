/** npm passes on a Ctrl-C that the terminal has already sent to the program; people press again more slowly. */
const ONE_PRESS_MS = 500;

/** A listener for signals that takes those of one press of Ctrl-C for one; other signals come from programs, once each. */
export function oncePerPress(listener: (signal: NodeJS.Signals) => void): (signal: NodeJS.Signals) => void {
  let latest = Number.NEGATIVE_INFINITY;
  return (signal) => {
    const now = performance.now();
    const isNew = signal !== 'SIGINT' || now - latest > ONE_PRESS_MS;
    latest = isNew ? now : latest;
    if (isNew) listener(signal);
  };
}
