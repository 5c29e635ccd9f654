import { useState, type ComponentType } from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { useNetworkMessage } from '../../i18n/use-network-message';
import { useNotices } from '../feedback/notices';
import { useLazyComponent } from './use-lazy-component';

interface LazyOverlay<Props> {
  /** The dialog or popover; `undefined` while closed. */
  Overlay: ComponentType<Props> | undefined;
  /** Handlers of the button that opens it: the code is loaded on pointer enter and focus. */
  openerProps: { onPointerEnter: () => void; onFocus: () => void };
  open: () => void;
  close: () => void;
}

/** A dialog or popover whose code is loaded before it first opens; a failure becomes a notice. */
export function useLazyOverlay<Props>(
  load: () => Promise<ComponentType<Props>>,
  failureText?: string,
): LazyOverlay<Props> {
  const { failure } = useMessages();
  const network = useNetworkMessage();
  const { notify } = useNotices();
  const [isOpen, setOpen] = useState(false);
  const chunk = useLazyComponent(load);
  const open = async () => {
    if (await chunk.load()) setOpen(true);
    // Offline, the advice to reload would lead to the browser's error page.
    else notify('failed', navigator.onLine ? (failureText ?? failure.chunkHint) : network);
  };
  return {
    Overlay: isOpen ? chunk.Component : undefined,
    openerProps: { onPointerEnter: chunk.prefetch, onFocus: chunk.prefetch },
    open: () => void open(),
    close: () => {
      setOpen(false);
    },
  };
}
