/** The address of the page; links of the console change it without loading anything. */
export const place = $state({ path: location.pathname, query: location.search });

function read(): void {
  place.path = location.pathname;
  place.query = location.search;
}

export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(history.state, '', address);
  else {
    keepScroll();
    history.pushState(null, '', address);
  }
  read();
  if (!options.replace) scrollTo(0, 0);
}

/** Addresses that the service itself answers, not the console. */
const OUTSIDE = /^\/(?:v1|admin|docs|files|characters|shared|openapi\.json)(?:\/|$)/;

export function followLinks(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', keepScroll);
  void restoreScroll();
  addEventListener('popstate', () => {
    read();
    void restoreScroll();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || OUTSIDE.test(link.pathname)) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

/** A parameter of the address behind the `?`. */
export function queryValue(name: string): string | null {
  return new URLSearchParams(place.query).get(name);
}

/** Changes parameters of the address; an empty one is left out. */
export function setQuery(values: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  go(location.pathname + (text === '' ? '' : `?${text}`), { replace: true });
}

/** With its place in the history, where a page was left. */
function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '');
}

/** How long a page may take to be as long as it was. */
const RESTORE_MS = 3000;

/** Back where it was left, as soon as the page is long enough again. */
async function restoreScroll(): Promise<void> {
  const { scroll = 0 } = (history.state ?? {}) as { scroll?: number };
  const address = location.href;
  const end = performance.now() + RESTORE_MS;
  while (performance.now() < end && location.href === address) {
    if (document.documentElement.scrollHeight - innerHeight >= scroll) {
      scrollTo(0, scroll);
      if (Math.abs(scrollY - scroll) < 2) return;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
