import { Picture, type PictureProps } from './picture';
import { pictureSizes } from './picture-sizes';

/** A picture with art direction: portrait screens get its portrait version, if it has one. */
export function ScenePicture({ image, ...rest }: Omit<PictureProps, 'children'>) {
  const { sources = [], width, height } = image.upright ?? {};
  const { covers } = rest;
  const sizes = pictureSizes('100vw', (width ?? 1) / (height ?? 1), covers);
  return (
    <Picture image={image} {...rest}>
      {sources.map(({ type, srcset }) => (
        <source
          key={type}
          media="(max-aspect-ratio: 4/5)"
          type={type}
          srcSet={srcset}
          sizes={sizes}
          width={width}
          height={height}
        />
      ))}
    </Picture>
  );
}
