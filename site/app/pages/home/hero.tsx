import type { Exhibition } from '../../../contract/entities/exhibition';
import { exhibitionPath } from '../../../contract/route-paths';
import type { CallState } from '../../api/use-call';
import { splitTitle, useExhibitionDates } from '../../features/exhibition-card/exhibition-facts';
import { Loaded } from '../../features/loaded/loaded';
import { Today } from '../../features/opening-hours/today';
import { useMessages } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { titleFace } from '../../theme/title-face';
import { Link } from '../../router/link';
import { ArrowIcon } from '../../ui/icons';
import { Picture } from '../../ui/picture';
import { Bone } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Scroll } from './hero.styles';

/** Characters of a title that fit the colophon at full size. */
const maxTitleLength = 24;

/** First exhibition of the list, in the layout of a mounted scroll: picture with a colophon beside it. */
export function Hero({ state }: { state: CallState<Exhibition> }) {
  const { home } = useMessages();
  return (
    <Loaded state={state} skeleton={<HeroSkeleton />}>
      {({ rows: [first] }) =>
        first ? <HeroContent exhibition={first} /> : <Empty text={home.noExhibitions} />
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
    <Scroll aria-labelledby="hero-title" data-long={main.length > maxTitleLength || undefined}>
      <div className="painting" data-upright={(image && image.height > image.width) || undefined}>
        {image && <Picture image={image} sizes="(min-width: 1080px) 75vw, 100vw" eager />}
      </div>
      <div className="colophon">
        <div className="titles">
          <h2 id="hero-title" {...titleFace(main)}>
            <Passage text={main} />
          </h2>
          <div className="beside">
            {rest && (
              <p className="rest">
                <Passage text={rest} />
              </p>
            )}
            <p className="status">{exhibitions.status[exhibition.status]}</p>
          </div>
        </div>
        <div className="facts">
          {exhibition.summary && (
            <p className="summary">
              <Passage text={exhibition.summary} />
            </p>
          )}
          <p>
            {dates}
            {exhibition.place && `\u00a0· ${exhibition.place}`}
          </p>
          <Today />
          <Link to={exhibitionPath(exhibition.kind, exhibition.id)} className="enter">
            {home.seeExhibition}
            <ArrowIcon />
          </Link>
        </div>
      </div>
    </Scroll>
  );
}

function HeroSkeleton() {
  return (
    <Scroll as="div">
      <Bone className="painting" $height="auto" />
      <div className="colophon">
        <div className="titles">
          <Bone $width="2.5em" $height="220px" />
        </div>
        <div className="facts">
          <Bone $width="70%" />
          <Bone $width="50%" />
        </div>
      </div>
    </Scroll>
  );
}
