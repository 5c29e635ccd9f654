import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CallResult } from '../../../api/client/call-result';
import type { CallState } from '../../../api/client/use-call';
import { useMessages } from '../../../i18n/i18n-context';
import { ErrorState } from '../../../ui/feedback/states';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';

interface LoadedProps<Row> {
  state: CallState<Row>;
  /** Placeholder while loading; has the layout of the content. */
  skeleton: ReactNode;
  /** Keeps the skeleton while content above is loading, to prevent a layout shift. Default false. */
  keepSkeleton?: boolean | undefined;
  children: (data: CallResult<Row>) => ReactNode;
}

/** Minimum height while loading: prevents a layout shift of the footer. */
const MinHeightBox = styled.div`
  min-height: 80vh;
`;

/** Renders a call's data, its skeleton while loading, or an error with a retry button. */
export function Loaded<Row>({ state, skeleton, keepSkeleton, children }: LoadedProps<Row>) {
  const { failure, loading } = useMessages();
  const { data, error, isLoading, retry } = state;
  if (data && !keepSkeleton) return <div aria-busy={isLoading}>{children(data)}</div>;
  if (!error || keepSkeleton) {
    return (
      <MinHeightBox aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        {skeleton}
      </MinHeightBox>
    );
  }
  return (
    <ErrorState
      title={failure.title}
      hint={failure.hint}
      action={isLoading ? failure.retrying : failure.retry}
      onAction={retry}
      busy={isLoading}
    />
  );
}
