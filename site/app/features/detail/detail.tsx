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
  /** Stands while the record loads, in the shape of the page; the title is added. */
  skeleton: ReactNode;
  children: (record: Row) => ReactNode;
}

/** As tall as the window, so that the footer does not jump through the page when the record comes. */
const Room = styled.div`
  min-height: 100vh;
`;

/** The page of one record: as it loads, as it is, where it is missing, where it failed. */
export function Detail<Row>({ state, skeleton, children }: DetailProps<Row>) {
  const { failure, loading } = useMessages();
  const { data, error, isLoading, retry } = state;
  const record = data?.rows[0];
  if (record) return children(record);
  if (error?.isNotFound || data) return <MissingPage />;
  if (!error) {
    return (
      <Room aria-busy="true">
        <VisuallyHidden as="div">
          <PageTitle title={null} />
          {loading}
        </VisuallyHidden>
        {skeleton}
      </Room>
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
