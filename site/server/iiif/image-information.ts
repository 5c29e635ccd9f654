import {
  scaleFactorsOf,
  sizeAt,
  tileSize,
  type Size,
} from '../../contract/shared/iiif/image-pyramid';

/** Context of the Image API. */
export const imageContext = 'http://iiif.io/api/image/3/context.json';

/** The document `info.json` of a picture, IIIF Image API 3.0, compliance level 0. */
export function imageInformation(id: string, { width, height }: Size): object {
  const scaleFactors = scaleFactorsOf({ width, height });
  const smallest = scaleFactors.at(-1) ?? 1;
  const sizes = scaleFactors.length > 0 ? [sizeAt({ width, height }, smallest)] : [];
  return {
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level0',
    width,
    height,
    sizes: [...sizes, { width, height }],
    ...(scaleFactors.length > 0 && {
      tiles: [{ width: tileSize, height: tileSize, scaleFactors }],
    }),
  };
}
