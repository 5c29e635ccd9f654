export interface HostElement {
  shadow: ShadowRoot;
  /** Moves the host into an element of the page: everything outside of a modal dialog is inert. */
  moveTo: (parent: Element) => void;
  destroy: () => void;
}

/**
 * The host element with its open shadow root. After a removal by the page it is inserted again in the next animation
 * frame; not synchronously, as two conflicting scripts would then block the page.
 */
export function createHostElement(
  window: Window & typeof globalThis,
  namespace: string,
  onReturn: () => void,
): HostElement {
  const { document } = window;
  const host = document.createElement('a11y-toolbar-host');
  host.setAttribute('data-a11y-toolbar', namespace);
  // No box before the first opening; the styles of the shadow root override it.
  host.hidden = true;
  const shadow = host.attachShadow({ mode: 'open' });

  let frame = 0;
  let parent: Element = document.documentElement;
  const observer = new MutationObserver(() => {
    if (!host.isConnected) frame ||= requestAnimationFrame(insert);
  });
  const insert = () => {
    frame = 0;
    if (!parent.isConnected) parent = document.documentElement;
    observer.disconnect();
    for (const node of [document, document.documentElement, parent])
      observer.observe(node, { childList: true });
    const focused = shadow.activeElement as HTMLElement | null;
    parent.append(host);
    onReturn();
    focused?.focus();
  };
  insert();

  return {
    shadow,
    moveTo(next) {
      if (next === host.parentNode) return;
      parent = next;
      insert();
    },
    destroy() {
      observer.disconnect();
      cancelAnimationFrame(frame);
      host.remove();
    },
  };
}
