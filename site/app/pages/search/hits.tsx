import type { Answer } from '../../api/answer';
import type { SearchHit } from '../../../contract/entities/search-hit';
import { readSearchFacets } from '../../api/read/search-facets';
import { text } from '../../api/read/values';
import { Passage } from '../../i18n/passage';
import { MoreLink } from '../../ui/more-link';
import { Pagination } from '../../ui/pagination';
import { Empty } from '../../ui/state';
import { Facets } from './facets';
import { HitList } from './hit-list';
import type { FilterChange, SearchFilters } from './search-filters';
import { useWords } from './use-words';

interface HitsProps {
  answer: Answer<SearchHit>;
  filters: SearchFilters;
  pageSize: number;
  pathTo: (change: FilterChange) => string;
}

/** How many there are, what narrows them, the hits themselves and the pages of them. */
export function Hits({ answer, filters, pageSize, pathTo }: HitsProps) {
  const words = useWords();
  const { rows, total, head } = answer;
  const { keyword, page, kind, period, area } = filters;
  const meant = text(head.meant);
  return (
    <>
      <p className="count" role="status">
        {words.found(total)}
      </p>
      {meant && (
        <p className="meant">
          {words.meant(keyword)}{' '}
          <MoreLink to={pathTo({ keyword: meant })}>
            <Passage text={meant} />
          </MoreLink>
        </p>
      )}
      <Facets facets={readSearchFacets(head.facets)} filters={filters} pathTo={pathTo} />
      {rows.length > 0 ? (
        <HitList hits={rows} start={(page - 1) * pageSize + 1} />
      ) : (
        <Empty text={total > 0 ? words.pastEnd : words.empty}>
          {total > 0 && <MoreLink to={pathTo({})}>{words.firstPage}</MoreLink>}
          {total === 0 && kind + period + area !== '' && (
            <MoreLink to={pathTo({ kind: '', period: '', area: '' })} keepPlace>
              {words.widen}
            </MoreLink>
          )}
          <MoreLink to="/Collection">{words.collection}</MoreLink>
          <MoreLink to="/Exhibition">{words.exhibitions}</MoreLink>
        </Empty>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        pathOf={(each) => pathTo({ page: each })}
      />
    </>
  );
}
