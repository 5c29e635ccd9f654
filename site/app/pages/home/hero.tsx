import type { Exhibition } from '../../../contract/schemas/exhibition';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import type { CallState } from '../../api/client/use-call';
import { splitTitle, useExhibitionDates } from '../../features/records/cards/exhibition-facts';
import { Loaded } from '../../features/records/list/loaded';
import { OpeningToday } from '../../features/opening-hours/opening-today';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { titleFace } from '../../theme/title-face';
import { Link } from '../../router/link';
import { ArrowIcon } from '../../ui/icons/icons';
import { Picture } from '../../ui/picture/picture';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { HeroFrame } from './hero.styles';

/** Characters of a title that fit the colophon at full size. */
const maxTitleLength = 24;

/** First exhibition of the list, in the layout of a mounted scroll: picture with a colophon beside it. */
export function Hero({ state }: { state: CallState<Exhibition> }) {
  const { home } = useMessages();
  return (
    <Loaded state={state} skeleton={<HeroSkeleton />}>
      {({ rows: [first] }) =>
        first ? <HeroContent exhibition={first} /> : <EmptyState text={home.noExhibitions} />
      }
    </Loaded>
  );
}

function HeroContent({ exhibition }: { exhibition: Exhibition }) {
  const { home, exhibitions } = useMessages();
  const dates = useExhibitionDates(exhibition);
  const { main, rest } = splitTitle(exhibition.title);
  const [image] = exhibition.images;
  return (
    <HeroFrame aria-labelledby="hero-title" data-long={main.length > maxTitleLength || undefined}>
      <div className="painting" data-upright={(image && image.height > image.width) || undefined}>
        {image && <Picture image={image} sizes="(min-width: 1080px) 75vw, 100vw" eager />}
      </div>
      <div className="colophon">
        <div className="titles">
          <h2 id="hero-title" {...titleFace(main)}>
            <TextWithLanguage text={main} />
          </h2>
          <div className="beside">
            {rest && (
              <p className="rest">
                <TextWithLanguage text={rest} />
              </p>
            )}
            <p className="status">{exhibitions.status[exhibition.status]}</p>
          </div>
        </div>
        <div className="facts">
          {exhibition.summary && (
            <p className="summary">
              <TextWithLanguage text={exhibition.summary} />
            </p>
          )}
          <p>
            {dates}
            {exhibition.place && `\u00a0· ${exhibition.place}`}
          </p>
          <OpeningToday />
          <Link to={exhibitionPath(exhibition.kind, exhibition.id)} className="enter">
            {home.seeExhibition}
            <ArrowIcon />
          </Link>
        </div>
      </div>
    </HeroFrame>
  );
}

function HeroSkeleton() {
  return (
    <HeroFrame as="div">
      <SkeletonBlock className="painting" $height="auto" />
      <div className="colophon">
        <div className="titles">
          <SkeletonBlock $width="2.5em" $height="220px" />
        </div>
        <div className="facts">
          <SkeletonBlock $width="70%" />
          <SkeletonBlock $width="50%" />
        </div>
      </div>
    </HeroFrame>
  );
}
