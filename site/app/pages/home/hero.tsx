import type { Image } from '../../../contract/schemas/common/fields';
import type { Exhibition } from '../../../contract/schemas/exhibition';
import { museumDay } from '../../../contract/shared/museum-time';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import type { CallState } from '../../api/client/use-call';
import { splitTitle, useExhibitionDates } from '../../features/records/cards/exhibition-facts';
import { Loaded } from '../../features/records/list/loaded';
import { useNow } from '../../features/opening-hours/clock';
import { OpeningToday } from '../../features/opening-hours/opening-today';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { titleFace } from '../../theme/title-face';
import { Link } from '../../router/link';
import { ArrowIcon } from '../../ui/icons/icons';
import { isCroppable } from '../../ui/picture/is-croppable';
import { Picture } from '../../ui/picture/picture';
import { pictureSizes } from '../../ui/picture/picture-sizes';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { HeroFrame, paintingHeight, paintingRatio } from './hero.styles';
import { leadOfTheDay, leadPicture } from './lead-of-the-day';

/** Characters of a title that fit the colophon at full size. */
const maxTitleLength = 24;

/** The leading exhibition of the day, in the layout of a mounted scroll: picture with a colophon beside it. */
export function Hero({ state }: { state: CallState<Exhibition> }) {
  const { home } = useMessages();
  const today = museumDay(useNow());
  return (
    <Loaded state={state} skeleton={<HeroSkeleton />}>
      {({ rows }) => {
        const lead = leadOfTheDay(rows, today);
        return lead ? <HeroContent exhibition={lead} /> : <EmptyState text={home.noExhibitions} />;
      }}
    </Loaded>
  );
}

function HeroContent({ exhibition }: { exhibition: Exhibition }) {
  const { home, exhibitions } = useMessages();
  const dates = useExhibitionDates(exhibition);
  const { main, rest } = splitTitle(exhibition.title);
  const image = leadPicture(exhibition);
  return (
    <HeroFrame aria-labelledby="hero-title" data-long={main.length > maxTitleLength || undefined}>
      <div className="painting" data-whole={(image && !isCroppable(image)) || undefined}>
        {image && <Picture image={image} sizes={paintingSizes(image)} eager />}
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
            {exhibition.place && ` ·\u00a0${exhibition.place}`}
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

function paintingSizes({ width, height }: Image): string {
  const ratio = width / height;
  const beside = pictureSizes('78vw', ratio, { height: paintingHeight });
  return `(min-width: 1080px) ${beside}, ${pictureSizes('108vw', ratio, { ratio: paintingRatio })}`;
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
