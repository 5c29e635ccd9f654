import type { Exhibit } from '../../../contract/schemas/exhibit';
import { ObjectViewer } from '../../features/object-viewer/object-viewer';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { ObjectDrawing } from '../../features/records/cards/object-drawing';

/** Viewer of an object’s pictures with their note; a drawing when there is no picture. */
export function Pictures({ object }: { object: Exhibit }) {
  const { id, title, images, imageServices, turntable, note, holder, credit } = object;
  if (images.length === 0) {
    return (
      <div className="mount">
        <ObjectDrawing material={object.material} />
      </div>
    );
  }
  return (
    <>
      <ObjectViewer
        key={id}
        title={title}
        images={images}
        services={imageServices}
        turntable={turntable}
        credits={[holder, credit]}
      />
      {note && (
        <p className="note">
          <TextWithLanguage text={note} />
        </p>
      )}
    </>
  );
}
