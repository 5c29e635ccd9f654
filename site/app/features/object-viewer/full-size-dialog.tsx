import type { KeyboardEvent } from 'react';
import type { Image, ImageService } from '../../../contract/schemas/common/fields';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { IconButton } from '../../ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useZoom } from '../../ui/zoom/use-zoom';
import { ZoomButtons } from '../../ui/zoom/zoom-buttons';
import { DeepPicture } from './deep-zoom/deep-picture';
import { maxScaleOf } from './deep-zoom/max-scale';
import { FullSizeBox } from './full-size-dialog.styles';
import { objectViewerMessages } from './messages';

interface FullSizeProps {
  title: string;
  images: readonly Image[];
  /** IIIF services of the pictures, in their order. */
  services: readonly ImageService[];
  credits: readonly string[];
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Height of title and caption around the picture, in CSS pixels. */
const frameMargin = 150;

/** Modal dialog with a picture at window size and zoom. */
export function FullSizeDialog({
  title,
  images,
  services,
  credits,
  current,
  onShow,
  onClose,
}: FullSizeProps) {
  const messages = usePageMessages(objectViewerMessages);
  const total = images.length;
  const image = images[current];
  const maxScale = maxScaleOf(image ?? noSize);
  const { attach, subscribe, ...zoom } = useZoom({ maxScale });

  const step = (by: number) => {
    if (total > 1) onShow((current + by + total) % total);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (zoom.handleKey(event)) event.preventDefault();
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
  };

  if (!image) return null;
  return (
    <FullSizeBox
      title={<TextWithLanguage text={messages.fullSize(title)} />}
      closeLabel={messages.close}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="frame">
        <div key={image.src} ref={attach} className="moved" data-zoomed={zoom.scale > 1}>
          <DeepPicture
            image={image}
            service={services[current]}
            width={fittingWidth(image)}
            onZoom={subscribe}
          />
        </div>
      </div>
      <footer>
        <div className="words">
          <p className="about">
            <TextWithLanguage text={image.alt} />
          </p>
          <p className="credit">
            <TextWithLanguage text={creditLine([...credits, image.credit ?? ''])} />
          </p>
        </div>
        <div className="tools">
          <div>
            <ZoomButtons zoom={zoom} maxScale={maxScale} messages={messages} />
          </div>
          {total > 1 && (
            <div>
              <IconButton type="button" aria-label={messages.previous} onClick={() => step(-1)}>
                <ChevronLeftIcon />
              </IconButton>
              <p role="status">
                <span aria-hidden="true">
                  {current + 1} / {total}
                </span>
                <VisuallyHidden>{messages.ofAll(current + 1, total)}</VisuallyHidden>
              </p>
              <IconButton type="button" aria-label={messages.next} onClick={() => step(1)}>
                <ChevronRightIcon />
              </IconButton>
            </div>
          )}
        </div>
        <p className="keys">{messages.keys}</p>
      </footer>
    </FullSizeBox>
  );
}

const noSize = { width: 0, height: 0 };

/** Width of the whole picture in the window. */
function fittingWidth({ width, height }: Image): number {
  return Math.min(innerWidth, ((innerHeight - frameMargin) * width) / height);
}

/** Joins the credits, without those contained in another one. */
function creditLine(credits: readonly string[]): string {
  const isRedundant = (each: string) =>
    each === '' || credits.some((other) => other !== each && other.includes(each));
  return [...new Set(credits)].filter((each) => !isRedundant(each)).join(' · ');
}
