import { useState } from 'react';
import type { Image, Turntable as TurntableData } from '../../../contract/entities/common';
import { usePageWords } from '../../i18n/page-words';
import { useOnDemand } from '../../router/use-on-demand';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { EnlargeIcon } from './icons';
import { sizes } from './sizes';
import { SlideStrip } from './slide-strip';
import { Stage, Viewer } from './object-viewer.styles';
import { useNotices } from '../../ui/notices';
import { words } from './words';

interface ObjectViewerProps {
  title: string;
  images: readonly Image[];
  turntable: TurntableData | undefined;
  /** Holder and credit line of the object. */
  credits?: readonly string[];
}

const loadFullSize = async () => (await import('./full-size')).FullSize;
const loadTurntable = async () => (await import('./turntable')).Turntable;

/** Slideshow of an object's pictures, with a full-size dialog and a turntable as last slide. */
export function ObjectViewer({ title, images, turntable, credits = [] }: ObjectViewerProps) {
  const messages = usePageWords(words);
  const { notify } = useNotices();
  const [slide, setSlide] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const fullSizeChunk = useOnDemand(loadFullSize);
  const turntableChunk = useOnDemand(loadTurntable);
  const image = images[slide];
  const shownTurntable = slide === images.length ? turntable : undefined;

  const enlarge = async () => {
    if (await fullSizeChunk.request()) setEnlarged(true);
    else notify('failed', messages.failed);
  };
  const show = async (next: number) => {
    if (next < images.length || (await turntableChunk.request())) setSlide(next);
    else notify('failed', messages.failed);
  };

  return (
    <Viewer role="group" aria-label={messages.label}>
      <Stage data-dark={shownTurntable ? true : undefined}>
        {image && (
          <div className="shown">
            <CaptionedPicture key={image.src} image={image} sizes={sizes} eager={slide === 0} />
            <button
              type="button"
              className="enlarge"
              onPointerEnter={fullSizeChunk.prefetch}
              onFocus={fullSizeChunk.prefetch}
              onClick={() => void enlarge()}
            >
              <EnlargeIcon />
              {messages.enlarge}
            </button>
          </div>
        )}
        {shownTurntable && turntableChunk.Part && (
          <turntableChunk.Part title={title} turntable={shownTurntable} />
        )}
      </Stage>
      {(images.length > 1 || turntable) && (
        <SlideStrip
          images={images}
          turntable={turntable}
          current={slide}
          onShow={(next) => void show(next)}
          onTurntableIntent={turntableChunk.prefetch}
        />
      )}
      {isEnlarged && fullSizeChunk.Part && image && (
        <fullSizeChunk.Part
          title={title}
          images={images}
          credits={credits}
          current={slide}
          onShow={setSlide}
          onClose={() => {
            setEnlarged(false);
          }}
        />
      )}
    </Viewer>
  );
}
