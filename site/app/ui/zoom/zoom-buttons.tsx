import { IconButton } from '../button';
import { MinusIcon, PlusIcon, ResetZoomIcon } from '../icons/viewer-icons';
import type { Zoom } from './use-zoom';

interface ZoomButtonsProps {
  zoom: Pick<Zoom, 'scale' | 'zoomIn' | 'zoomOut' | 'reset'>;
  maxScale: number;
  messages: { larger: string; smaller: string; whole: string };
}

/** Zoom out, current scale, zoom in, reset. */
export function ZoomButtons({ zoom, maxScale, messages }: ZoomButtonsProps) {
  const { scale, zoomIn, zoomOut, reset } = zoom;
  return (
    <>
      <IconButton
        type="button"
        aria-label={messages.smaller}
        aria-disabled={scale <= 1}
        onClick={zoomOut}
      >
        <MinusIcon />
      </IconButton>
      <output>{Math.round(scale * 100)}%</output>
      <IconButton
        type="button"
        aria-label={messages.larger}
        aria-disabled={scale >= maxScale}
        onClick={zoomIn}
      >
        <PlusIcon />
      </IconButton>
      <IconButton
        type="button"
        aria-label={messages.whole}
        aria-disabled={scale <= 1}
        onClick={reset}
      >
        <ResetZoomIcon />
      </IconButton>
    </>
  );
}
