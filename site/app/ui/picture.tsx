import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Image } from '../../contract/entities/common';

/** The place is laid out for the picture itself. */
const Sources = styled.picture`
  display: contents;

  /* In a grid it would take a cell. */
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
  /** How wide it is shown, as the `sizes` of HTML. */
  sizes: string;
  /** The picture one sees first: fetched before others. */
  eager?: boolean;
  /** Default: the picture's own text; '' where a text beside it says the same. */
  alt?: string;
  className?: string;
  /** Sources that are asked before its own. */
  children?: ReactNode;
}

/** One picture in the best format the browser takes; its mean colour stands until it is there. */
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
