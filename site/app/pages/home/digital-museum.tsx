import type { ChildCategory } from '../../../contract/entities/child-category';
import { routeNamed } from '../../../contract/route-paths';
import { useContentByParent } from '../../api/use-content-by-parent';
import { Loaded } from '../../features/loaded/loaded';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { ArrowIcon } from '../../ui/icons';
import { isScene } from '../../ui/is-scene';
import { MoreLink } from '../../ui/more-link';
import { PageWidth } from '../../ui/page-width';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { Bone } from '../../ui/skeleton';
import { Doors } from './digital-museum.styles';

const parentCode = 'DigitalMuseum';

const ownMessages = {
  zh: { lead: '不在馆里，也可以慢慢看、慢慢听。', all: '进去看看' },
  en: {
    lead: 'Look and listen at leisure, wherever you are.',
    all: 'Go in',
  },
};

/** Section of the home page with a card for each category of the digital museum. */
export function DigitalMuseum() {
  const { routes } = useMessages();
  const { lead, all } = usePageWords(ownMessages);
  const state = useContentByParent(parentCode);
  const route = routeNamed(parentCode);
  if (!route) return null;
  return (
    <PageWidth>
      <Section
        id="home-digital"
        title={routes.DigitalMuseum}
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
    <Doors className="categories">
      {categories.map(({ categoryCode, categoryName, records }) => {
        const path = routeNamed(categoryCode)?.path;
        const newest = records.find(({ images }) => images.length > 0) ?? records[0];
        if (!path || !newest) return null;
        const [image] = newest.images;
        return (
          <li key={categoryCode}>
            <Link to={path}>
              <span className="view" data-scene={(image && isScene(image)) || undefined}>
                {image && <Picture image={image} sizes="(min-width: 768px) 480px, 50vw" alt="" />}
              </span>
              <strong>{categoryName}</strong>
              <span className="newest">
                <Passage text={newest.title} />
              </span>
            </Link>
          </li>
        );
      })}
    </Doors>
  );
}

function CategoryCardsSkeleton() {
  return (
    <Doors as="div">
      {[1, 2, 3].map((index) => (
        <Bone key={index} $ratio="4 / 3" />
      ))}
    </Doors>
  );
}
