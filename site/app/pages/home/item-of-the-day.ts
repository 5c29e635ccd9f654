const dayMs = 86_400_000;

/** Rotates through the items by day, the same for every visitor; `undefined` without items. */
export function itemOfTheDay<Item>(items: readonly Item[], day: string): Item | undefined {
  return items[Math.floor(Date.parse(day) / dayMs) % items.length];
}
