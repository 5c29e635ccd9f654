import type { ChildCategory } from '../../../contract/schemas/content';
import { findRoute, findRouteOfKind } from '../../../contract/shared/route-paths';
import { useContentByParent } from '../../api/hooks/content';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
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

const ownMessages = {
  zh: { lead: '不在馆里，也可以慢慢看、慢慢听。', all: '进去看看' },
  en: {
    lead: 'Look and listen at leisure, wherever you are.',
    all: 'Go in',
  },
};

/** Section of the home page with a card for each category of the digital museum. */
export function DigitalMuseumSection() {
  const { routes } = useMessages();
  const { lead, all } = usePageMessages(ownMessages);
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
            {all}
            <ArrowIcon />
          </MoreLink>
        }
      >
        <p>{lead}</p>
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
      {categories.map(({ categoryCode, categoryName, records }) => {
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
                    sizes="(min-width: 768px) 560px, 50vw"
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
