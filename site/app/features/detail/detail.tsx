import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CallState } from '../../api/use-call';
import { useMessages } from '../../i18n/language';
import { MissingPage } from '../../router/missing-page';
import { PageTitle } from '../../router/page-title';
import { Failure } from '../../ui/state';
import { VisuallyHidden } from '../../ui/visually-hidden';

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
export function Detail<Row>({ state, skeleton, children }: DetailProps<Row>) {
  const { failure, loading } = useMessages();
  const { data, error, isLoading, retry } = state;
  const record = data?.rows[0];
  if (record) return children(record);
  if (error?.isNotFound || data) return <MissingPage />;
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
  return (
    <>
      <PageTitle />
      <Failure
        title={failure.title}
        hint={failure.hint}
        action={isLoading ? failure.retrying : failure.retry}
        onAction={retry}
        busy={isLoading}
      />
    </>
  );
}
