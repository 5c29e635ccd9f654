import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../../api/answer';
import type { CallState } from '../../api/use-call';
import { useMessages } from '../../i18n/language';
import { Failure } from '../../ui/state';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface LoadedProps<Row> {
  state: CallState<Row>;
  /** Stands while there is nothing yet, in the shape of what comes. */
  skeleton: ReactNode;
  /** True while what stands above is not there yet, and would push it down. Default false. */
  waits?: boolean | undefined;
  children: (data: Answer<Row>) => ReactNode;
}

/** Tall enough that the footer does not jump through the page when the content comes. */
const Room = styled.div`
  min-height: 80vh;
`;

/** What a call gave; its shape while it loads; a way to try again where it failed. */
export function Loaded<Row>({ state, skeleton, waits, children }: LoadedProps<Row>) {
  const { failure, loading } = useMessages();
  const { data, error, isLoading, retry } = state;
  if (data && !waits) return <div aria-busy={isLoading}>{children(data)}</div>;
  if (!error || waits) {
    return (
      <Room aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        {skeleton}
      </Room>
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
