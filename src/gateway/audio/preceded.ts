/** What has a first item, which is waited for; null: it ended without one. */
export async function begun<Item>(items: AsyncIterable<Item>): Promise<AsyncGenerator<Item> | null> {
  const rest = items[Symbol.asyncIterator]();
  const first = await rest.next();
  return first.done ? null : preceded(first.value, rest);
}

export async function* preceded<Item>(first: Item, rest: AsyncIterator<Item>): AsyncGenerator<Item> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
