export interface Stage {
  shadow: ShadowRoot;
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
  const observer = new MutationObserver(() => {
    if (!host.isConnected) frame ||= window.requestAnimationFrame(place);
  });
  const place = () => {
    frame = 0;
    for (const node of [document, document.documentElement])
      observer.observe(node, { childList: true });
    document.documentElement.append(host);
    onReturn();
  };
  place();

  return {
    shadow,
    destroy() {
      observer.disconnect();
      window.cancelAnimationFrame(frame);
      host.remove();
    },
  };
}
