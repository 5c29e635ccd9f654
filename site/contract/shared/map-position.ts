/** Position on the map, in per cent of its width and height. */
export interface MapPosition {
  left: number;
  top: number;
}

/** Parses “22% 66%”; `undefined` for anything else. */
export function parseMapPosition(value: string | undefined): MapPosition | undefined {
  const [, left, top] = /^(\d{1,3})% (\d{1,3})%$/.exec(value ?? '') ?? [];
  const position = { left: Number(left ?? -1), top: Number(top ?? -1) };
  const isInside = [position.left, position.top].every((each) => each >= 0 && each <= 100);
  return isInside ? position : undefined;
}
