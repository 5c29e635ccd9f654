export interface Stage {
  shadow: ShadowRoot;
  /** Makes an element of the page the parent of the host: a modal dialog makes all outside of it inert. */
  moveTo: (parent: Element) => void;
  destroy(): void;
}

/**
 * The host element with its open shadow root. A page that throws it out gets it back before the
 * next frame; not at once, so that two scripts at odds cannot stop the page.
 */
export function createStage(
  window: Window & typeof globalThis,
  namespace: string,
  onReturn: () => void,
): Stage {
  const { document } = window;
  const host = document.createElement('a11y-toolbar-host');
  host.setAttribute('data-a11y-toolbar', namespace);
  // No box before the first opening, whose styles outweigh it.
  host.hidden = true;
  const shadow = host.attachShadow({ mode: 'open' });

  let frame = 0;
  let parent: Element = document.documentElement;
  const observer = new MutationObserver(() => {
    if (!host.isConnected) frame ||= requestAnimationFrame(place);
  });
  const place = () => {
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
  place();

  return {
    shadow,
    moveTo(next) {
      if (next === host.parentNode) return;
      parent = next;
      place();
    },
    destroy() {
      observer.disconnect();
      cancelAnimationFrame(frame);
      host.remove();
    },
  };
}
