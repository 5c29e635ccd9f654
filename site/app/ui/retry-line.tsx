import { styled } from 'styled-components';
import { useMessages } from '../i18n/language';
import { PlainButton } from './button';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  margin-block: 8px;
`;

interface RetryLineProps {
  /** What is missing. Default: a part of the page. */
  text?: string | undefined;
  /** What the button says. Default: 重试. */
  action?: string | undefined;
  onRetry: () => void;
  busy?: boolean;
}

/** Replaces a small part of a page that did not load. */
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

/** Repeats the calls that failed, for a part that a page leaves out without them; nothing where none did. */
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
