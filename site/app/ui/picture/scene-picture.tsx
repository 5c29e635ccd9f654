import { Picture, type PictureProps } from './picture';

/** A picture with art direction: portrait screens get its portrait version, if it has one. */
export function ScenePicture({ image, ...rest }: Omit<PictureProps, 'children'>) {
  const { sources = [], width, height } = image.upright ?? {};
  return (
    <Picture image={image} {...rest}>
      {sources.map(({ type, srcset }) => (
        <source
          key={type}
          media="(max-aspect-ratio: 4/5)"
          type={type}
          srcSet={srcset}
          sizes="100vw"
          width={width}
          height={height}
        />
      ))}
    </Picture>
  );
}
