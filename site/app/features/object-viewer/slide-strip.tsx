import type { Image, Turntable } from '../../../contract/schemas/common/fields';
import { usePageMessages } from '../../i18n/use-page-messages';
import { IconButton } from '../../ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { Picture } from '../../ui/picture/picture';
import { TurnIcon } from '../../ui/icons/viewer-icons';
import { Strip } from './object-viewer.styles';
import { objectViewerMessages } from './messages';

interface SlideStripProps {
  images: readonly Image[];
  turntable: Turntable | undefined;
  current: number;
  onShow: (slide: number) => void;
  /** Called on pointer enter and focus of the turntable's button, to preload it. */
  onTurntableIntent: () => void;
}

/** Thumbnails of the slides, with buttons for the previous and the next one. */
export function SlideStrip(props: SlideStripProps) {
  const { images, turntable, current, onShow, onTurntableIntent } = props;
  const messages = usePageMessages(objectViewerMessages);
  const total = images.length + (turntable ? 1 : 0);
  const step = (by: number) => {
    onShow((current + by + total) % total);
  };
  const [firstFrame] = turntable?.frames ?? [];
  return (
    <Strip>
      <ul className="slides">
        {images.map((image, index) => (
          <li key={image.src}>
            <button
              type="button"
              aria-label={messages.picture(index + 1)}
              aria-current={index === current}
              onClick={() => onShow(index)}
            >
              <Picture image={image} sizes="72px" alt="" />
            </button>
          </li>
        ))}
        {turntable && (
          <li>
            <button
              type="button"
              className="turn"
              aria-label={`${messages.turn} 360°`}
              aria-current={current === images.length}
              onPointerEnter={onTurntableIntent}
              onFocus={onTurntableIntent}
              onClick={() => onShow(images.length)}
            >
              <picture>
                <source type="image/avif" srcSet={firstFrame?.avif} />
                <img
                  src={firstFrame?.webp}
                  alt=""
                  width={turntable.width}
                  height={turntable.height}
                  loading="lazy"
                />
              </picture>
              <span>
                <TurnIcon />
                360°
              </span>
            </button>
          </li>
        )}
      </ul>
      <div className="steps">
        <IconButton type="button" aria-label={messages.previous} onClick={() => step(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <p role="status">{messages.ofAll(current + 1, total)}</p>
        <IconButton type="button" aria-label={messages.next} onClick={() => step(1)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
    </Strip>
  );
}
