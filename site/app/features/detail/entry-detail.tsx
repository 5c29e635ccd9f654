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
  /** Stands while the entry loads, in the shape of the page; the title is added. */
  skeleton: ReactNode;
  /** `list` is the list of entries to which the address belongs. */
  children: (entry: ContentEntryDetail, list: Route) => ReactNode;
}

/** The page of the entry that the address names. */
export function EntryDetail({ skeleton, children }: EntryDetailProps) {
  const match = useRoute();
  const { query } = useAddress();
  const named = match && entryOfAddress(match.route, match.params, query);
  const state = useContentDetail(named && { categoryCode: named.list.name, contentId: named.id });
  if (!named) return <MissingPage />;
  return (
    <Detail state={state} skeleton={skeleton}>
      {(entry) => children(entry, named.list)}
    </Detail>
  );
}
