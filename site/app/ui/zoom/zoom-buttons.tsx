import { IconButton } from '../button';
import { MinusIcon, PlusIcon, WholeIcon } from './zoom-icons';
import type { Zoom } from './use-zoom';

interface ZoomButtonsProps {
  zoom: Omit<Zoom, 'attach'>;
  maxScale: number;
  messages: { larger: string; smaller: string; whole: string };
}

/** Zoom out, current scale, zoom in, reset. */
export function ZoomButtons({ zoom, maxScale, messages }: ZoomButtonsProps) {
  const { scale, larger, smaller, whole } = zoom;
  return (
    <>
      <IconButton
        type="button"
        aria-label={messages.smaller}
        aria-disabled={scale <= 1}
        onClick={smaller}
      >
        <MinusIcon />
      </IconButton>
      <output>{Math.round(scale * 100)}%</output>
      <IconButton
        type="button"
        aria-label={messages.larger}
        aria-disabled={scale >= maxScale}
        onClick={larger}
      >
        <PlusIcon />
      </IconButton>
      <IconButton
        type="button"
        aria-label={messages.whole}
        aria-disabled={scale <= 1}
        onClick={whole}
      >
        <WholeIcon />
      </IconButton>
    </>
  );
}
