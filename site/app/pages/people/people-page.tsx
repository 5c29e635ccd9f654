import { routeNamed } from '../../../contract/route-paths';
import { categoryTrail } from '../../api/category-tree';
import { useCategories } from '../../api/use-categories';
import { PagedEntries } from '../../features/loaded/paged-entries';
import { SectionLead } from '../../features/section-lead/section-lead';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { useRoute } from '../../router/use-route';
import { ChoiceRow } from '../../ui/choice-row';
import { TextBones } from '../../ui/skeleton';
import { inGroups } from './in-groups';
import { Cards, Page } from './people.styles';
import { PersonCard } from './person-card';
import { words as ownMessages } from './words';

const pageSize = 48;

/** People of a category; with subcategories, all of them or those of the chosen one. */
export function PeoplePage() {
  const messages = usePageWords(ownMessages);
  const { path } = useAddress();
  const { tree } = useCategories();
  const name = useRoute()?.route.name ?? '';
  // Node of the category that this path shows without a query.
  const parentNode = categoryTrail(tree ?? [], name).find(
    ({ category }) => routeNamed(category.categoryCode)?.path === path,
  );
  const subcategories = parentNode?.children.map(({ category }) => category) ?? [];
  const nameOf = (code: string) =>
    subcategories.find(({ categoryCode }) => categoryCode === code)?.categoryName ?? code;
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
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
            pathOf={(value) => routeNamed(value)?.path ?? path}
            keepPlace={false}
          />
        </div>
      )}
      <PagedEntries code={name} pageSize={pageSize} skeleton={<TextBones lines={12} />}>
        {(people) => {
          const groups = inGroups(
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
