import type { ChildCategory } from '../../../contract/schemas/content';
import { findRoute, findRouteOfKind } from '../../../contract/shared/route-paths';
import { useContentByParent } from '../../api/hooks/content';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { ArrowIcon } from '../../ui/icons/icons';
import { isCroppable } from '../../ui/picture/is-croppable';
import { MoreLink } from '../../features/records/list/more-link';
import { PageWidth } from '../../ui/page/page-width';
import { Picture } from '../../ui/picture/picture';
import { Section } from '../../ui/page/section';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { CategoryGrid } from './digital-museum.styles';

/** Section of the home page with a card for each category of the digital museum. */
export function DigitalMuseumSection() {
  const { home, routes } = useMessages();
  const route = findRouteOfKind('digital-museum');
  const state = useContentByParent(route?.name ?? '');
  if (!route) return null;
  return (
    <PageWidth>
      <Section
        id="home-digital"
        title={routes[route.name]}
        link={
          <MoreLink to={route.path}>
            {home.enterDigitalMuseum}
            <ArrowIcon />
          </MoreLink>
        }
      >
        <p>{home.digitalMuseum}</p>
        <Loaded state={state} skeleton={<CategoryCardsSkeleton />}>
          {({ rows }) => <CategoryCards categories={rows} />}
        </Loaded>
      </Section>
    </PageWidth>
  );
}

/** A card shows the newest entry with a picture; categories without entries have no card. */
function CategoryCards({ categories }: { categories: readonly ChildCategory[] }) {
  return (
    <CategoryGrid className="categories">
      {categories.map(({ categoryCode, categoryName, records }, index) => {
        const path = findRoute(categoryCode)?.path;
        const newest = records.find(({ images }) => images.length > 0) ?? records[0];
        if (!path || !newest) return null;
        const [image] = newest.images;
        const isScene = image && isCroppable(image);
        return (
          <li key={categoryCode}>
            <Link to={path}>
              <span className="view" data-scene={isScene || undefined}>
                {image && (
                  <Picture
                    image={image}
                    // The first of an odd number of cards has a row of its own on phones.
                    sizes={`(min-width: 768px) 560px, ${index === 0 ? 92 : 50}vw`}
                    covers={isScene ? { ratio: 4 / 3 } : undefined}
                    alt=""
                  />
                )}
              </span>
              <strong>{categoryName}</strong>
              <span className="newest">
                <TextWithLanguage text={newest.title} />
              </span>
            </Link>
          </li>
        );
      })}
    </CategoryGrid>
  );
}

function CategoryCardsSkeleton() {
  return (
    <CategoryGrid as="div">
      {[1, 2, 3].map((index) => (
        <SkeletonBlock key={index} $ratio="4 / 3" />
      ))}
    </CategoryGrid>
  );
}
