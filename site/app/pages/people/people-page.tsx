import { findRoute } from '../../../contract/shared/route-paths';
import { categoryTrail } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { PagedEntries } from '../../features/records/list/paged-entries';
import { SectionLead } from '../../features/records/detail/section-lead';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { useRoute } from '../../router/use-route';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { groupByCategory } from './group-by-category';
import { Cards, Page } from './people.styles';
import { PersonCard } from './person-card';
import { messages as ownMessages } from './messages';

const pageSize = 48;

/** People of a category; with subcategories, all of them or those of the chosen one. */
export default function PeoplePage() {
  const messages = usePageMessages(ownMessages);
  const { path } = useHashLocation();
  const { tree } = useCategories();
  const name = useRoute()?.route.name ?? '';
  // Node of the category that this path shows without a query.
  const parentNode = categoryTrail(tree ?? [], name).find(
    ({ category }) => findRoute(category.categoryCode)?.path === path,
  );
  const subcategories = parentNode?.children.map(({ category }) => category) ?? [];
  const nameOf = (code: string) =>
    subcategories.find(({ categoryCode }) => categoryCode === code)?.categoryName ?? code;
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      {subcategories.length > 0 && (
        <div className="subcategories">
          <ChoiceRow
            label={messages.part}
            chosen={name === parentNode?.category.categoryCode ? '' : name}
            choices={[
              { value: '', label: messages.all },
              ...subcategories.map((part) => ({
                value: part.categoryCode,
                label: part.categoryName,
              })),
            ]}
            pathOf={(value) => findRoute(value)?.path ?? path}
            keepScrollAndFocus={false}
          />
        </div>
      )}
      <PagedEntries code={name} pageSize={pageSize} skeleton={<SkeletonText lines={12} />}>
        {(people) => {
          const groups = groupByCategory(
            people,
            subcategories.map(({ categoryCode }) => categoryCode),
          );
          const [only] = groups;
          if (groups.length === 1 && only) {
            return (
              <Cards>
                {only.people.map((person) => (
                  <PersonCard key={person.id} person={person} heading="h2" />
                ))}
              </Cards>
            );
          }
          return groups.map(({ code, people: members }) => (
            <section key={code} className="group" aria-labelledby={`group-${code}`}>
              <h2 id={`group-${code}`}>{nameOf(code)}</h2>
              <Cards>
                {members.map((person) => (
                  <PersonCard key={person.id} person={person} heading="h3" />
                ))}
              </Cards>
            </section>
          ));
        }}
      </PagedEntries>
    </Page>
  );
}
