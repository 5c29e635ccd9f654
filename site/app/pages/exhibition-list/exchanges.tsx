import { styled } from 'styled-components';
import { findRelatedLists } from '../../../contract/shared/route-paths';
import { useExchangeExhibitions } from '../../api/hooks/exhibition';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { MoreLink } from '../../features/records/list/more-link';
import { useRoute } from '../../router/use-route';
import { SkeletonText } from '../../ui/feedback/skeleton';

const ownMessages = {
  zh: { title: '馆际交流', lead: '展览出门，展品来访，也和别的博物馆一起做事。' },
  en: {
    title: 'Exchanges',
    lead: 'Exhibitions that travel, objects that visit, and work done with other museums.',
  },
};

const maxEntries = 4;

const Box = styled.section`
  margin-top: var(--section);
  padding-top: clamp(20px, 3vw, 32px);
  border-top: 1px solid var(--hairline);

  h2 {
    font-size: var(--size-h2);
  }

  .lead {
    margin: 8px 0 12px;
    color: var(--ash);
  }

  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 32px;
    margin-top: 12px;
  }
`;

/** Newest exchanges with other museums; not rendered when there are none. */
export function Exchanges() {
  const { title, lead } = usePageMessages(ownMessages);
  const { routes } = useMessages();
  const lists = findRelatedLists(useRoute()?.route);
  const state = useExchangeExhibitions(maxEntries);
  if (state.data?.rows.length === 0) return null;
  return (
    <Box aria-labelledby="exchanges">
      <h2 id="exchanges">{title}</h2>
      <p className="lead">{lead}</p>
      <Loaded state={state} skeleton={<SkeletonText lines={8} />}>
        {({ rows }) =>
          rows.map((entry) => (
            <DatedEntry key={entry.id} entry={entry} list={entry.categoryCode} pictured />
          ))
        }
      </Loaded>
      <p className="links">
        {lists.map(({ name, path }) => (
          <MoreLink key={name} to={path}>
            {routes[name]}
          </MoreLink>
        ))}
      </p>
    </Box>
  );
}
