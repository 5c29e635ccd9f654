/** What a cropped picture covers: a box of this aspect ratio, or of this height in CSS. */
export type CoveredBox = { ratio: number } | { height: string };

/** The lengths of `sizes` outside of its media conditions. */
const widths = /[\d.]+(?:vw|px)(?![^(]*\))/g;

/**
 * The `sizes` attribute for boxes of the widths `sizes`. A picture that covers its box is wider than the box where its
 * aspect ratio exceeds the box’s; with the box’s width alone, browsers choose a file that is then enlarged.
 */
export function pictureSizes(sizes: string, pictureRatio: number, box?: CoveredBox): string {
  if (!box) return sizes;
  if ('height' in box) {
    return sizes.replace(widths, `max($&, ${pictureRatio.toFixed(3)} * ${box.height})`);
  }
  const factor = Math.max(1, pictureRatio / box.ratio);
  return sizes.replace(widths, `calc(${factor.toFixed(3)} * $&)`);
}
