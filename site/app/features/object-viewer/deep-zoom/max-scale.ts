import type { Size } from '../../../../contract/shared/iiif/image-pyramid';

/** Largest scale of a picture that fits the window at 1: large ones to about twice their own pixels. */
export function maxScaleOf({ width, height }: Size): number {
  return Math.max(6, Math.ceil(Math.max(width, height) / 400));
}
