import type { ReactNode } from 'react';
import type { ContentEntryDetail } from '../../../contract/entities/content-entry';
import type { Route } from '../../../contract/routes';
import { useContentDetail } from '../../api/use-content-detail';
import { MissingPage } from '../../router/missing-page';
import { useAddress } from '../../router/use-query';
import { useRoute } from '../../router/use-route';
import { Detail } from './detail';
import { entryOfAddress } from './entry-of-address';

interface EntryDetailProps {
  /** Placeholder while loading, with the layout of the page; the title is added. */
  skeleton: ReactNode;
  /** `list` is the route of the list that contains the entry. */
  children: (entry: ContentEntryDetail, list: Route) => ReactNode;
}

/** The page of the entry in the current URL. */
export function EntryDetail({ skeleton, children }: EntryDetailProps) {
  const match = useRoute();
  const { query } = useAddress();
  const target = match && entryOfAddress(match.route, match.params, query);
  const state = useContentDetail(
    target && { categoryCode: target.list.name, contentId: target.id },
  );
  if (!target) return <MissingPage />;
  return (
    <Detail state={state} skeleton={skeleton}>
      {(entry) => children(entry, target.list)}
    </Detail>
  );
}
