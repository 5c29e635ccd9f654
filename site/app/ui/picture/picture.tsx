import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Image } from '../../../contract/schemas/common/fields';
import { pictureSizes, type CoveredBox } from './picture-sizes';

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
  object-position: var(--focal, 50% 50%);
`;

export interface PictureProps {
  image: Image;
  /** Widths of its box, in the form of the `sizes` attribute. */
  sizes: string;
  /** The box that it covers, of the width `sizes`. Default: it is shown uncropped. */
  covers?: CoveredBox | undefined;
  /** Whether it is loaded eagerly with high priority. Default false: lazily. */
  eager?: boolean;
  /** Default: the alt text of `image`; '' if adjacent text is equivalent. */
  alt?: string;
  className?: string;
  /** `source` elements before those of `image`. */
  children?: ReactNode;
}

/** Responsive picture with several formats; shows its mean colour while loading. */
export function Picture({ image, sizes, covers, eager, alt, className, children }: PictureProps) {
  const { src, width, height, color, focal, sources = [] } = image;
  const shownSizes = pictureSizes(sizes, width / height, covers);
  return (
    <Sources>
      {children}
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={shownSizes} />
      ))}
      <Img
        src={src}
        width={width}
        height={height}
        alt={alt ?? image.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
        style={{
          '--mean-color': color,
          '--ratio': width / height,
          '--sharp-width': `${Math.round(width / 1.5)}px`,
          ...(focal && { '--focal': `${focal.x * 100}% ${focal.y * 100}%` }),
        }}
        className={className}
      />
    </Sources>
  );
}
