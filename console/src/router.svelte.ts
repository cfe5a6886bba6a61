/** The address of the page; links of the console change it without loading anything. */
export const place = $state({ path: location.pathname, query: location.search });

function read(): void {
  place.path = location.pathname;
  place.query = location.search;
}

export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  read();
  if (!options.replace) scrollTo(0, 0);
}

/** Addresses that the service itself answers, not the console. */
const OUTSIDE = /^\/(?:v1|admin|docs|files|characters|gallery|openapi\.json)(?:\/|$)/;

export function followLinks(): void {
  addEventListener('popstate', read);
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
