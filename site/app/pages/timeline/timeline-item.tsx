import type { ContentEntry } from '../../../contract/schemas/content';
import { EntryLink } from '../../features/records/years/entry-link';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { isCroppable } from '../../ui/picture/is-croppable';
import { Item } from './timeline.styles';

/** One event of the timeline, with its picture if it has one. */
export function TimelineItem({ entry, year }: { entry: ContentEntry; year: number | undefined }) {
  const [image] = entry.images;
  const isScene = image && isCroppable(image);
  return (
    <Item data-pictured={image ? true : undefined}>
      <div>
        {year !== undefined && (
          <p className="year">
            <time dateTime={`${year}`}>{year}</time>
          </p>
        )}
        <h3>
          <TextWithLanguage text={entry.title} />
        </h3>
        <p className="text">
          <TextWithLanguage text={entry.summary} />
        </p>
        <EntryLink entry={entry} />
      </div>
      {image && (
        <div className="picture" data-scene={isScene || undefined}>
          <CaptionedPicture
            image={image}
            sizes="(min-width: 1280px) 480px, 92vw"
            covers={isScene ? { ratio: 4 / 3 } : undefined}
          />
        </div>
      )}
    </Item>
  );
}
