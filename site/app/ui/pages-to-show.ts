/** Page numbers for a pager: both ends and those around the shown page; `undefined` marks a gap. */
export function pagesToShow(page: number, count: number): (number | undefined)[] {
  const wanted = new Set([1, page - 1, page, page + 1, count]);
  const numbers = [...wanted].filter((each) => each >= 1 && each <= count).sort((a, b) => a - b);
  return numbers.flatMap((each, index) => {
    const before = numbers[index - 1] ?? each - 1;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [undefined, each] : [each];
  });
}

/** The page number that an address asks for: from 1, whatever stands there. */
export function readPage(value: string | null): number {
  const page = Number(value ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The part of a list that one of its pages shows; page numbers begin at 1. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}
