import { useState } from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { useNetworkMessage } from '../../i18n/use-network-message';
import { RetryLine } from '../feedback/retry-line';

/**
 * Fallback for a part whose code did not load. Firefox and Safari keep a failed module for the life of the
 * document (https://github.com/whatwg/html/issues/6768): after a failed retry the button reloads the page.
 */
export function ChunkRetry({ onRetry }: { onRetry: () => Promise<boolean> }) {
  const { failure } = useMessages();
  const network = useNetworkMessage();
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  const retry = async () => {
    // Offline, a reload would end on the browser's error page.
    if (attempt === 'failed' && navigator.onLine) {
      window.location.reload();
      return;
    }
    setAttempt('running');
    if (!(await onRetry())) setAttempt('failed');
  };
  return (
    <RetryLine
      text={navigator.onLine ? undefined : network}
      action={attempt === 'failed' && navigator.onLine ? failure.reload : undefined}
      busy={attempt === 'running'}
      onRetry={() => void retry()}
    />
  );
}
