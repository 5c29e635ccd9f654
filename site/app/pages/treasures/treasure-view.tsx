import { useEffect, useId, useRef } from 'react';
import type { ContentEntry } from '../../../contract/schemas/content';
import { useContentDetail } from '../../api/hooks/content-detail';
import { useDictionary } from '../../api/hooks/dictionary';
import { splitTitle } from '../../features/records/cards/exhibition-facts';
import { Loaded } from '../../features/records/list/loaded';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { titleFace } from '../../theme/title-face';
import { useCategoryCode } from '../../router/use-route';
import { Link } from '../../router/link';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { ArrowIcon, ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { PeriodLabel } from '../../features/records/facts/period-label';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { Layout } from './treasure-view.styles';
import { messages as ownMessages } from './messages';

interface TreasureViewProps {
  treasure: ContentEntry;
  index: number;
  total: number;
  previous?: ContentEntry | undefined;
  next?: ContentEntry | undefined;
  /** Path of another treasure. */
  pathOf?: (id: string) => string;
}

/** One treasure: large picture, title, text, and links to the previous and the next one. */
export function TreasureView({
  treasure,
  index,
  total,
  previous,
  next,
  pathOf,
}: TreasureViewProps) {
  const messages = usePageMessages(ownMessages);
  const periods = useDictionary('period');
  const state = useContentDetail({
    categoryCode: useCategoryCode(),
    contentId: treasure.id,
  });
  const { main, rest } = splitTitle(treasure.title);
  const [image, detail] = treasure.images;
  const period = periods.data?.rows.find(({ dictValue }) => dictValue === treasure.period);
  const headingId = useId();
  const heading = useHeadingFocus(treasure.id);
  return (
    <Layout aria-labelledby={headingId}>
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
        <h2 id={headingId} ref={heading} tabIndex={-1} {...titleFace(main)}>
          <TextWithLanguage text={main} />
        </h2>
        {rest && (
          <p className="name">
            <TextWithLanguage text={rest} />
          </p>
        )}
        {period && (
          <p className="facts">
            <PeriodLabel period={period.dictValue} label={period.label} />
          </p>
        )}
        <p className="summary">
          <TextWithLanguage text={treasure.summary} />
        </p>
        <Loaded state={state} skeleton={<SkeletonText lines={6} />}>
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
          {previous && pathOf && (
            <Link to={pathOf(previous.id)} keepScrollAndFocus>
              <ChevronLeftIcon />
              {messages.previous}
            </Link>
          )}
          {next && pathOf && (
            <Link to={pathOf(next.id)} keepScrollAndFocus>
              {messages.next}
              <ChevronRightIcon />
            </Link>
          )}
        </p>
      </div>
    </Layout>
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
