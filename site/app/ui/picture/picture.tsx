import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Image } from '../../../contract/schemas/common/fields';

/** No box of its own: the parent lays out the `img`. */
const Sources = styled.picture`
  display: contents;

  /* In a grid, a source element would occupy a cell. */
  source {
    display: none;
  }
`;

const Img = styled.img`
  width: 100%;
  height: auto;
  background: var(--mean-color);
`;

export interface PictureProps {
  image: Image;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is loaded eagerly with high priority. Default false: lazily. */
  eager?: boolean;
  /** Default: the alt text of `image`; '' if adjacent text is equivalent. */
  alt?: string;
  className?: string;
  /** `source` elements before those of `image`. */
  children?: ReactNode;
}

/** Responsive picture with several formats; shows its mean colour while loading. */
export function Picture({ image, sizes, eager, alt, className, children }: PictureProps) {
  const { src, width, height, color, sources = [] } = image;
  return (
    <Sources>
      {children}
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <Img
        src={src}
        width={width}
        height={height}
        alt={alt ?? image.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
        style={{ '--mean-color': color, '--ratio': width / height, '--own-width': `${width}px` }}
        className={className}
      />
    </Sources>
  );
}
