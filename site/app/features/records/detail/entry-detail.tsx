import type { ReactNode } from 'react';
import type { ContentEntryDetail } from '../../../../contract/schemas/content';
import type { Route } from '../../../../contract/shared/routes';
import { useContentDetail } from '../../../api/hooks/content-detail';
import { NotFound } from '../../../router/not-found';
import { useHashLocation } from '../../../router/use-hash-location';
import { useRoute } from '../../../router/use-route';
import { RecordDetail } from './record-detail';
import { resolveEntryRef } from './resolve-entry-ref';

interface EntryDetailProps {
  /** Placeholder while loading, with the layout of the page; the title is added. */
  skeleton: ReactNode;
  /** `list` is the route of the list that contains the entry. */
  children: (entry: ContentEntryDetail, list: Route) => ReactNode;
}

/** The page of the entry in the current URL. */
export function EntryDetail({ skeleton, children }: EntryDetailProps) {
  const match = useRoute();
  const { query } = useHashLocation();
  const target = match && resolveEntryRef(match.route, match.params, query);
  const state = useContentDetail(
    target && { categoryCode: target.list.name, contentId: target.id },
  );
  if (!target) return <NotFound />;
  return (
    <RecordDetail state={state} skeleton={skeleton}>
      {(entry) => children(entry, target.list)}
    </RecordDetail>
  );
}
