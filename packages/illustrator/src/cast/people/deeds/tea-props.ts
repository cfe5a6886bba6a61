/** What one drinks hot drinks from. */
export const TEA_PROPS: Readonly<Record<string, string>> = {
  'steaming-cup': `
    path white M -8 -9 L 10 -9 C 10 4 6 9 1 9 C -4 9 -8 4 -8 -9 Z
    ring white 2 12 -2 4
    oval #7a4a26 1 -9 9 2.2
    curve #ffffff@80 1.6 M -2 -13 C -6 -18 2 -20 -2 -27
    curve #ffffff@80 1.6 M 5 -13 C 1 -18 9 -20 5 -27`,
  saucer: `
    oval #d9dee6 2 2 14 3.4
    oval white 2 1 14 3`,
};
