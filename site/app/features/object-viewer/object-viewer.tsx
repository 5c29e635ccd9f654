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
  /** Who holds the object and who is to be thanked, as its label says. */
  credits?: readonly string[];
}

const loadFullSize = async () => (await import('./full-size')).FullSize;
const loadTurntable = async () => (await import('./turntable')).Turntable;

/** An object's pictures one at a time, to be seen at full size, and the object itself to be turned. */
export function ObjectViewer({ title, images, turntable, credits = [] }: ObjectViewerProps) {
  const say = usePageWords(words);
  const { notify } = useNotices();
  const [slide, setSlide] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const fullSize = useOnDemand(loadFullSize);
  const turning = useOnDemand(loadTurntable);
  const image = images[slide];
  const turned = slide === images.length ? turntable : undefined;

  const enlarge = async () => {
    if (await fullSize.request()) setEnlarged(true);
    else notify('failed', say.failed);
  };
  const show = async (next: number) => {
    if (next < images.length || (await turning.request())) setSlide(next);
    else notify('failed', say.failed);
  };

  return (
    <Viewer role="group" aria-label={say.label}>
      <Stage data-dark={turned ? true : undefined}>
        {image && (
          <div className="shown">
            <CaptionedPicture key={image.src} image={image} sizes={sizes} eager={slide === 0} />
            <button
              type="button"
              className="enlarge"
              onPointerEnter={fullSize.prefetch}
              onFocus={fullSize.prefetch}
              onClick={() => void enlarge()}
            >
              <EnlargeIcon />
              {say.enlarge}
            </button>
          </div>
        )}
        {turned && turning.Part && <turning.Part title={title} turntable={turned} />}
      </Stage>
      {(images.length > 1 || turntable) && (
        <SlideStrip
          images={images}
          turntable={turntable}
          current={slide}
          onShow={(next) => void show(next)}
          onReachForTurntable={turning.prefetch}
        />
      )}
      {isEnlarged && fullSize.Part && image && (
        <fullSize.Part
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
