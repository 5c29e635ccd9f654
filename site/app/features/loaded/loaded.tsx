import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../../api/answer';
import type { CallState } from '../../api/use-call';
import { useMessages } from '../../i18n/language';
import { Failure } from '../../ui/state';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface LoadedProps<Row> {
  state: CallState<Row>;
  /** Placeholder while loading; has the layout of the content. */
  skeleton: ReactNode;
  /** Keeps the skeleton while content above is loading, to prevent a layout shift. Default false. */
  waits?: boolean | undefined;
  children: (data: Answer<Row>) => ReactNode;
}

/** Minimum height while loading: prevents a layout shift of the footer. */
const MinHeightBox = styled.div`
  min-height: 80vh;
`;

/** Renders a call's data, its skeleton while loading, or an error with a retry button. */
export function Loaded<Row>({ state, skeleton, waits, children }: LoadedProps<Row>) {
  const { failure, loading } = useMessages();
  const { data, error, isLoading, retry } = state;
  if (data && !waits) return <div aria-busy={isLoading}>{children(data)}</div>;
  if (!error || waits) {
    return (
      <MinHeightBox aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        {skeleton}
      </MinHeightBox>
    );
  }
  return (
    <Failure
      title={failure.title}
      hint={failure.hint}
      action={isLoading ? failure.retrying : failure.retry}
      onAction={retry}
      busy={isLoading}
    />
  );
}
