/** The last of the rising starts that is not behind a place. */
export function placeAt(starts: Uint32Array, place: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? Infinity) <= place) low = middle;
    else high = middle;
  }
  return low;
}
