import type { ContentEntry } from '../../../contract/entities/content-entry';
import { EntryLink } from '../../features/years/entry-link';
import { Passage } from '../../i18n/passage';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { isScene } from '../../ui/is-scene';
import { Item } from './timeline.styles';

/** One event of the timeline, with its picture if it has one. */
export function TimelineItem({ entry, year }: { entry: ContentEntry; year: number }) {
  const [image] = entry.images;
  return (
    <Item data-pictured={image ? true : undefined}>
      <div>
        <p className="year">
          <time dateTime={`${year}`}>{year}</time>
        </p>
        <h3>
          <Passage text={entry.title} />
        </h3>
        <p className="text">
          <Passage text={entry.summary} />
        </p>
        <EntryLink entry={entry} />
      </div>
      {image && (
        <div className="picture" data-scene={isScene(image) || undefined}>
          <CaptionedPicture image={image} sizes="(min-width: 1280px) 420px, 90vw" />
        </div>
      )}
    </Item>
  );
}
