import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { PlainButton } from '../button';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  margin-block: 8px;
`;

interface RetryLineProps {
  /** Error message. Default: that part of the page did not load. */
  text?: string | undefined;
  /** Label of the button. Default: 重试. */
  action?: string | undefined;
  onRetry: () => void;
  busy?: boolean;
}

/** One-line error with a retry button, for a small part of a page. */
export function RetryLine({ text, action, onRetry, busy = false }: RetryLineProps) {
  const { failure } = useMessages();
  return (
    <Line role="alert" data-state="failed" data-print="none">
      {text ?? failure.title}
      <PlainButton type="button" onClick={onRetry} aria-busy={busy}>
        {busy ? failure.retrying : (action ?? failure.retry)}
      </PlainButton>
    </Line>
  );
}

interface Retryable {
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/** Retry line for all failed calls of a part of a page; renders nothing if none failed. */
export function RetryFailed({ calls }: { calls: readonly Retryable[] }) {
  const failed = calls.filter(({ error }) => error !== undefined);
  if (failed.length === 0) return null;
  return (
    <RetryLine
      busy={failed.some(({ isLoading }) => isLoading)}
      onRetry={() => {
        for (const { retry } of failed) retry();
      }}
    />
  );
}
