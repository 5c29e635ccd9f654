import { useEffect, useRef } from 'react';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import { useContentDetail } from '../../api/use-content-detail';
import { useDictionary } from '../../api/use-dictionary';
import { splitTitle } from '../../features/exhibition-card/exhibition-facts';
import { Loaded } from '../../features/loaded/loaded';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { titleFace } from '../../theme/title-face';
import { Link } from '../../router/link';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { ArrowIcon, ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { PeriodLabel } from '../../ui/period-label';
import { RichText } from '../../ui/rich-text/rich-text';
import { TextBones } from '../../ui/skeleton';
import { Room } from './stage.styles';
import { words as ownMessages } from './words';

interface TreasureViewProps {
  treasure: ContentEntry;
  index: number;
  total: number;
  previous: ContentEntry | undefined;
  next: ContentEntry | undefined;
  pathOf: (id: string) => string;
}

/** One treasure: large picture, title, text, and links to the previous and the next one. */
export function Stage({ treasure, index, total, previous, next, pathOf }: TreasureViewProps) {
  const messages = usePageWords(ownMessages);
  const periods = useDictionary('period');
  const state = useContentDetail({ categoryCode: 'Treasure', contentId: treasure.id });
  const { main, rest } = splitTitle(treasure.title);
  const [image, detail] = treasure.images;
  const period = periods.data?.rows.find(({ dictValue }) => dictValue === treasure.period);
  const heading = useHeadingFocus(treasure.id);
  return (
    <Room aria-labelledby="treasure">
      {image && (
        <CaptionedPicture
          image={image}
          sizes="(min-width: 768px) 50vw, 92vw"
          className="main"
          eager
        />
      )}
      <div>
        <p className="place">{messages.place(index + 1, total)}</p>
        <h2 id="treasure" ref={heading} tabIndex={-1} {...titleFace(main)}>
          <Passage text={main} />
        </h2>
        {rest && (
          <p className="name">
            <Passage text={rest} />
          </p>
        )}
        {period && (
          <p className="facts">
            <PeriodLabel period={period.dictValue} label={period.label} />
          </p>
        )}
        <p className="summary">
          <Passage text={treasure.summary} />
        </p>
        <Loaded state={state} skeleton={<TextBones lines={6} />}>
          {({ rows: [entry] }) => entry && <RichText html={entry.content} />}
        </Loaded>
        {treasure.linkUrl.startsWith('#/') && (
          <Link to={treasure.linkUrl.slice(1)} className="look">
            {messages.look}
            <ArrowIcon />
          </Link>
        )}
        {detail && <CaptionedPicture image={detail} sizes="320px" className="detail" />}
        <p className="turns" data-print="none">
          {previous && (
            <Link to={pathOf(previous.id)} keepPlace>
              <ChevronLeftIcon />
              {messages.previous}
            </Link>
          )}
          {next && (
            <Link to={pathOf(next.id)} keepPlace>
              {messages.next}
              <ChevronRightIcon />
            </Link>
          )}
        </p>
      </div>
    </Room>
  );
}

/** Focuses the heading and scrolls to its section when the treasure changes. */
function useHeadingFocus(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousId = useRef(id);
  useEffect(() => {
    if (previousId.current === id) return;
    previousId.current = id;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [id]);
  return heading;
}
