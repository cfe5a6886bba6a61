/** What is made when it is asked first, and kept: tables of files that not every process needs, or can read yet. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
