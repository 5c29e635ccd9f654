import { IconButton } from '../button';
import { MinusIcon, PlusIcon, WholeIcon } from './zoom-icons';
import type { Zoom } from './use-zoom';

interface ZoomButtonsProps {
  zoom: Omit<Zoom, 'attach'>;
  most: number;
  words: { larger: string; smaller: string; whole: string };
}

/** Smaller, how large it is now, larger, and all of it. */
export function ZoomButtons({ zoom, most, words }: ZoomButtonsProps) {
  const { scale, larger, smaller, whole } = zoom;
  return (
    <>
      <IconButton
        type="button"
        aria-label={words.smaller}
        aria-disabled={scale <= 1}
        onClick={smaller}
      >
        <MinusIcon />
      </IconButton>
      <output>{Math.round(scale * 100)}%</output>
      <IconButton
        type="button"
        aria-label={words.larger}
        aria-disabled={scale >= most}
        onClick={larger}
      >
        <PlusIcon />
      </IconButton>
      <IconButton type="button" aria-label={words.whole} aria-disabled={scale <= 1} onClick={whole}>
        <WholeIcon />
      </IconButton>
    </>
  );
}
