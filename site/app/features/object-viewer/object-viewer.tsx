import { useState } from 'react';
import type {
  Image,
  ImageService,
  Turntable as TurntableData,
} from '../../../contract/schemas/common/fields';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component';
import { useLazyOverlay } from '../../ui/lazy/use-lazy-overlay';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { EnlargeIcon } from '../../ui/icons/viewer-icons';
import { useIsStaticPage } from '../../ui/static-page';
import { sizes } from './sizes';
import { SlideStrip } from './slide-strip';
import { SlideFrame, Viewer } from './object-viewer.styles';
import { useNotices } from '../../ui/feedback/notices';
import { objectViewerMessages } from './messages';

interface ObjectViewerProps {
  title: string;
  images: readonly Image[];
  /** IIIF services of the pictures, in their order. */
  services?: readonly ImageService[] | undefined;
  turntable: TurntableData | undefined;
  /** Holder and credit line of the object. */
  credits?: readonly string[];
}

const loadFullSize = async () => (await import('./full-size-dialog')).FullSizeDialog;
const loadTurntable = async () => (await import('./turntable')).Turntable;

/** Slideshow of an object's pictures, with a full-size dialog and a turntable as last slide. */
export function ObjectViewer(props: ObjectViewerProps) {
  const { title, images, services = [], turntable, credits = [] } = props;
  const messages = usePageMessages(objectViewerMessages);
  const { notify } = useNotices();
  const [slide, setSlide] = useState(0);
  const fullSize = useLazyOverlay(loadFullSize, messages.failed);
  const turntableChunk = useLazyComponent(loadTurntable);
  const isStatic = useIsStaticPage();
  const image = images[slide];
  const shownTurntable = slide === images.length ? turntable : undefined;

  const show = async (next: number) => {
    if (next < images.length || (await turntableChunk.load())) setSlide(next);
    else notify('failed', messages.failed);
  };

  if (isStatic) {
    return (
      <Viewer>
        {images.map((each, index) => (
          <SlideFrame key={each.src}>
            <CaptionedPicture image={each} sizes={sizes} eager={index === 0} />
          </SlideFrame>
        ))}
      </Viewer>
    );
  }
  return (
    <Viewer role="group" aria-label={messages.label}>
      <SlideFrame data-dark={shownTurntable ? true : undefined}>
        {image && (
          <div className="shown">
            <CaptionedPicture key={image.src} image={image} sizes={sizes} eager={slide === 0} />
            <button
              type="button"
              className="enlarge"
              {...fullSize.openerProps}
              onClick={fullSize.open}
            >
              <EnlargeIcon />
              {messages.enlarge}
            </button>
          </div>
        )}
        {shownTurntable && turntableChunk.Component && (
          <turntableChunk.Component title={title} turntable={shownTurntable} />
        )}
      </SlideFrame>
      {(images.length > 1 || turntable) && (
        <SlideStrip
          images={images}
          turntable={turntable}
          current={slide}
          onShow={(next) => void show(next)}
          onTurntableIntent={turntableChunk.prefetch}
        />
      )}
      {fullSize.Overlay && image && (
        <fullSize.Overlay
          title={title}
          images={images}
          services={services}
          credits={credits}
          current={slide}
          onShow={setSlide}
          onClose={fullSize.close}
        />
      )}
    </Viewer>
  );
}
