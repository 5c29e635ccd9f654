/**
 * Converts a position inside nested frames to the viewport of the top window.
 * @param frames the frame elements around the position, innermost first
 * @returns the position in px, and the product of the scales at which the frames show their content
 */
export function toTopViewport(
  x: number,
  y: number,
  frames: readonly HTMLElement[],
): [x: number, y: number, scale: number] {
  let scale = 1;
  for (const frame of frames) {
    const box = frame.getBoundingClientRect();
    const frameScale = box.width / frame.offsetWidth || 1;
    x = box.x + (frame.clientLeft + x) * frameScale;
    y = box.y + (frame.clientTop + y) * frameScale;
    scale *= frameScale;
  }
  return [x, y, scale];
}
