export type Theme = 'system' | 'light' | 'dark';

const STORED = 'phonofilm.theme';

export const theme = $state({ chosen: (localStorage.getItem(STORED) ?? 'system') as Theme });

export function chooseTheme(chosen: Theme): void {
  theme.chosen = chosen;
  localStorage.setItem(STORED, chosen);
  applyTheme();
}

export function applyTheme(): void {
  const { dataset } = document.documentElement;
  if (theme.chosen === 'system') delete dataset['theme'];
  else dataset['theme'] = theme.chosen;
}
