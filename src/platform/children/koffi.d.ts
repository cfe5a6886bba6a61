/** What is used of `koffi`, which calls functions of the system's libraries. It need not be installed. */
declare module 'koffi' {
  interface Library {
    func(declaration: string): (...values: readonly unknown[]) => number | bigint;
  }
  const koffi: { load(path: null): Library };
  export default koffi;
}
