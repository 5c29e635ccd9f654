/** Page numbers of a pager: first, last, and those adjacent to `page`; `undefined` marks a gap. */
export function pagesToShow(page: number, count: number): (number | undefined)[] {
  const wanted = new Set([1, page - 1, page, page + 1, count]);
  const numbers = [...wanted].filter((each) => each >= 1 && each <= count).sort((a, b) => a - b);
  return numbers.flatMap((each, index) => {
    const before = numbers[index - 1] ?? each - 1;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [undefined, each] : [each];
  });
}

/** Parses the page parameter of a URL: 1 to 1,000,000; 1 for anything else. */
export function parsePage(value: string | null): number {
  const page = Number(value ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The items of one page; page numbers start at 1. */
export function slicePage<Item>(items: readonly Item[], page: number, pageSize: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}
