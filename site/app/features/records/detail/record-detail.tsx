import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CallState } from '../../../api/client/use-call';
import { useMessages } from '../../../i18n/i18n-context';
import { NotFound } from '../../../router/not-found';
import { PageTitle } from '../../../router/page-title';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { RecordFailure } from './record-failure';

interface DetailProps<Row> {
  state: CallState<Row>;
  /** Placeholder while loading, with the layout of the page; the title is added here. */
  skeleton: ReactNode;
  children: (record: Row) => ReactNode;
}

/** Viewport height while loading: prevents a layout shift of the footer. */
const MinHeightBox = styled.div`
  min-height: 100vh;
`;

/** The page of one record in each of its states: loading, loaded, not found, failed. */
export function RecordDetail<Row>({ state, skeleton, children }: DetailProps<Row>) {
  const { loading } = useMessages();
  const { data, error } = state;
  const record = data?.rows[0];
  if (record) return children(record);
  if (error?.isNotFound || data) return <NotFound />;
  if (!error) {
    return (
      <MinHeightBox aria-busy="true">
        <VisuallyHidden as="div">
          <PageTitle title={null} />
          {loading}
        </VisuallyHidden>
        {skeleton}
      </MinHeightBox>
    );
  }
  return <RecordFailure {...state} />;
}
