/**
 * A place inside nested frames as it is in the outermost window.
 * @param frames from the inside out
 * @returns the place, and the scale at which the frames show their content
 */
export function throughFrames(
  x: number,
  y: number,
  frames: readonly HTMLElement[],
): [x: number, y: number, scale: number] {
  let scale = 1;
  for (const frame of frames) {
    const outer = frame.getBoundingClientRect();
    const own = outer.width / frame.offsetWidth || 1;
    x = outer.x + (frame.clientLeft + x) * own;
    y = outer.y + (frame.clientTop + y) * own;
    scale *= own;
  }
  return [x, y, scale];
}
