import type { Exhibit } from '../../../contract/entities/exhibit';
import { useMessages } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { VesselDrawing } from '../../ui/vessel-drawing';

/** Every photograph of an object, whole, on its own ground. */
export function Pictures({ object }: { object: Exhibit }) {
  const { objects } = useMessages();
  const { images, note } = object;
  if (images.length === 0) {
    return (
      <div className="mount">
        <VesselDrawing />
      </div>
    );
  }
  return (
    <>
      {images.map((image, index) => (
        <div key={image.src} className="mount">
          <CaptionedPicture
            image={image}
            sizes="(min-width: 1080px) 700px, 92vw"
            eager={index === 0}
          />
          {images.length > 1 && (
            <p className="number">{objects.imageOf(index + 1, images.length)}</p>
          )}
        </div>
      ))}
      {note && (
        <p className="note">
          <Passage text={note} />
        </p>
      )}
    </>
  );
}
