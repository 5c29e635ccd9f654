import type { Image, Turntable } from '../../../contract/entities/common';
import { usePageWords } from '../../i18n/page-words';
import { IconButton } from '../../ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { Picture } from '../../ui/picture';
import { TurnIcon } from './icons';
import { Strip } from './object-viewer.styles';
import { words } from './words';

interface SlideStripProps {
  images: readonly Image[];
  turntable: Turntable | undefined;
  current: number;
  onShow: (slide: number) => void;
  /** Somebody is about to ask for the turntable. */
  onReachForTurntable: () => void;
}

/** What there is to see of an object, small, and the way from one to the next. */
export function SlideStrip(props: SlideStripProps) {
  const { images, turntable, current, onShow, onReachForTurntable } = props;
  const say = usePageWords(words);
  const total = images.length + (turntable ? 1 : 0);
  const step = (by: number) => {
    onShow((current + by + total) % total);
  };
  const [front] = turntable?.frames ?? [];
  return (
    <Strip>
      <ul className="slides">
        {images.map((image, index) => (
          <li key={image.src}>
            <button
              type="button"
              aria-label={say.picture(index + 1)}
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
              aria-label={`${say.turn} 360°`}
              aria-current={current === images.length}
              onPointerEnter={onReachForTurntable}
              onFocus={onReachForTurntable}
              onClick={() => onShow(images.length)}
            >
              <picture>
                <source type="image/avif" srcSet={front?.avif} />
                <img
                  src={front?.webp}
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
        <IconButton type="button" aria-label={say.previous} onClick={() => step(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <p role="status">{say.ofAll(current + 1, total)}</p>
        <IconButton type="button" aria-label={say.next} onClick={() => step(1)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
    </Strip>
  );
}
