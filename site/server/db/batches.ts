/** Rows of a statement; a JSON document of them stays below some megabytes. */
const batchSize = 500;

/** Divides items into batches, each small enough for one statement. */
export function toBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
}
