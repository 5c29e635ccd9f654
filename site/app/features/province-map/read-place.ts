/** A place on the map of the province, in per cent of its width and height. */
export interface MapPlace {
  left: number;
  top: number;
}

/** Reads “22% 66%”; anything else is no place. */
export function readPlace(value: string | undefined): MapPlace | undefined {
  const [, left, top] = /^(\d{1,3})% (\d{1,3})%$/.exec(value ?? '') ?? [];
  const place = { left: Number(left ?? -1), top: Number(top ?? -1) };
  const inside = [place.left, place.top].every((each) => each >= 0 && each <= 100);
  return inside ? place : undefined;
}
