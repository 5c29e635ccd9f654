import { useRef } from 'react';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { exhibitPath, pathOfKind } from '../../../contract/shared/route-paths';
import type { CallState } from '../../api/client/use-call';
import { ObjectDrawing } from '../../features/records/cards/object-drawing';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { IconButton } from '../../ui/button';
import { ArrowIcon, ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { PageWidth } from '../../ui/page/page-width';
import { PeriodLabel } from '../../features/records/facts/period-label';
import { Picture } from '../../ui/picture/picture';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import { Section } from '../../ui/page/section';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { Strip } from './collection-strip.styles';

/** Horizontal strip of uncropped objects; scrolls by wheel, drag, keys or buttons. */
export function CollectionStrip({ state }: { state: CallState<Exhibit> }) {
  const { home } = useMessages();
  return (
    <PageWidth>
      <Section
        id="home-collection"
        title={home.collection}
        link={
          <MoreLink to={pathOfKind('object-list')}>
            {home.allObjects}
            <ArrowIcon />
          </MoreLink>
        }
      >
        <Loaded state={state} skeleton={<SkeletonBlock $height="360px" />}>
          {({ rows }) => <Objects objects={rows} />}
        </Loaded>
      </Section>
    </PageWidth>
  );
}

function Objects({ objects }: { objects: readonly Exhibit[] }) {
  const { home } = useMessages();
  const scrollContainer = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) => {
    const width = scrollContainer.current?.clientWidth ?? 0;
    scrollContainer.current?.scrollBy({
      left: direction * width * 0.8,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  };
  return (
    <Strip>
      <div
        ref={scrollContainer}
        role="region"
        aria-label={home.collectionHint}
        // Scrolling by keys needs focus, and not every browser makes scroll containers focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="window"
      >
        <ul className="objects">
          {objects.map((object) => {
            const [image] = object.images;
            return (
              <li key={object.id}>
                <Link to={exhibitPath(object.id)}>
                  {image ? (
                    <Picture image={image} sizes="(min-width: 768px) 570px, 360px" alt="" />
                  ) : (
                    <span className="missing">
                      <ObjectDrawing material={object.material} />
                    </span>
                  )}
                  <strong>
                    <TextWithLanguage text={object.title} />
                  </strong>
                  <PeriodLabel period={object.period} label={object.periodLabel} />
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="moves">
        <IconButton type="button" aria-label={home.previousObjects} onClick={() => scroll(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton type="button" aria-label={home.nextObjects} onClick={() => scroll(1)}>
          <ChevronRightIcon />
        </IconButton>
      </p>
    </Strip>
  );
}
