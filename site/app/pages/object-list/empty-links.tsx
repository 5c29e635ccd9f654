import { styled } from 'styled-components';
import type { ExhibitFacet } from '../../../contract/schemas/exhibit';
import { useFullSearch } from '../../api/hooks/search';
import { text } from '../../api/read/values';
import { MoreLink } from '../../features/records/list/more-link';
import { searchPath } from '../../features/search-box/search-path';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import type { ObjectFilterName, ObjectFilters } from './use-object-filters';
import { useObjectListMessages } from './use-messages';

const closeMatches = 4;

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;

  ul {
    list-style: none;
  }
`;

interface EmptyLinksProps {
  filters: ObjectFilters;
  facets: readonly ExhibitFacet[];
}

/**
 * Ways on from a list without objects: the filter that alone excludes all, objects that match a part of the keyword or
 * that the other filters exclude, the search of the whole site.
 */
export function EmptyLinks({ filters, facets }: EmptyLinksProps) {
  const messages = useObjectListMessages();
  const { objects } = useMessages();
  const { keyword } = filters.values;
  const onlyKeyword = Object.keys(filters.set).every((name) => /^(keyword|sort|view)$/.test(name));
  const nameOf = (name: ExhibitFacet['name']) => {
    if (name === 'keyword') return messages.keywordName;
    return name === 'period' || name === 'material' ? objects[name] : messages.facets[name];
  };
  const site = searchPath(keyword);
  return (
    <Ways>
      {!onlyKeyword &&
        facets.map(({ name, total }) => {
          const own: ObjectFilterName[] = name === 'years' ? ['from', 'to'] : [name];
          if (total === 0 || own.every((each) => filters.values[each] === '')) return null;
          return (
            <MoreLink key={name} to={filters.pathWithout(own)} keepScrollAndFocus>
              {messages.without(nameOf(name), total)}
            </MoreLink>
          );
        })}
      {keyword !== '' && <CloseMatches filters={filters} />}
      {site && <MoreLink to={site}>{messages.searchSite(keyword)}</MoreLink>}
    </Ways>
  );
}

/** Objects that the search of the site finds by the keyword, and its corrected spelling. */
function CloseMatches({ filters }: { filters: ObjectFilters }) {
  const messages = useObjectListMessages();
  const { keyword } = filters.values;
  const { data } = useFullSearch({ keyword, kind: 'object', pageNum: 1, pageSize: closeMatches });
  const meant = text(data?.head.meant);
  const hits = data?.rows ?? [];
  return (
    <>
      {meant && (
        <p>
          {messages.meant}{' '}
          <MoreLink to={filters.pathTo({ keyword: meant })}>
            <TextWithLanguage text={meant} />
          </MoreLink>
        </p>
      )}
      {hits.length > 0 && (
        <>
          <p id="close-matches">{messages.close}</p>
          <ul aria-labelledby="close-matches">
            {hits.map(({ id, route, title }) => (
              <li key={id}>
                <MoreLink to={route}>
                  <TextWithLanguage text={title} />
                </MoreLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
