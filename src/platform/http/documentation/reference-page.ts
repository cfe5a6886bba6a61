import { createHash } from 'node:crypto';

const STYLE = `
  body { margin: 0; }
  #way { display: flex; gap: 1.25rem; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; font: 500 15px/1.4 system-ui, sans-serif;
    color: light-dark(#1b1d22, #f1efe9); background: light-dark(#f3f0ea, #1b1d22); border-bottom: 1px solid light-dark(#dcd8cf, #33363f); }
  #way a { color: inherit; }
`;

/** Options of the reference: it works offline, so nothing is fetched from elsewhere. */
const OPTIONS = {
  url: '/openapi.json',
  title: 'Phonofilm',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

/**
 * A user who is signed in to the console has the key here already. Buttons with only a picture are named after what stands
 * around them.
 */
const START = `
  let keys = {};
  try { keys = JSON.parse(localStorage.getItem('phonofilm.session') ?? '{}'); } catch {}
  const token = keys.apiKey ?? keys.adminKey ?? '';
  document.getElementById('key').textContent = token === '' ? 'Sign in to the console, and requests from this page use your key.' : 'Requests from this page use the key that you are signed in with.';
  const authentication = { preferredSecurityScheme: 'key', securitySchemes: { key: { token } } };
  Scalar.createApiReference('#app', { ...${JSON.stringify(OPTIONS)}, authentication });
  const isNamed = (button) => button.textContent.trim() !== '' || button.getAttribute('aria-label') || button.getAttribute('aria-labelledby') || button.title;
  const nameOf = (button) => {
    const around = button.closest('li, section, [role=group], div[id]')?.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40);
    return around ? 'More about ' + around : 'More';
  };
  const nameButtons = () => {
    for (const button of document.querySelectorAll('button, [role=button]')) if (!isNamed(button)) button.setAttribute('aria-label', nameOf(button));
  };
  let waiting = false;
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; nameButtons(); });
  }).observe(document.body, { childList: true, subtree: true });
`;

/** The page at /docs. */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Phonofilm API</title>
<style>${STYLE}</style>
</head>
<body>
<nav id="way" aria-label="Phonofilm"><a href="/">Back to the console</a><span id="key"></span></nav>
<div id="app"></div>
<script src="/docs/js/scalar.js"></script>
<script>${START}</script>
</body>
</html>
`;

/** For the content security policy. */
export const START_HASH = `'sha256-${createHash('sha256').update(START).digest('base64')}'`;
