import { listen } from '../listen';

/** Several changes at once are one, in milliseconds. */
const settling = 100;

/**
 * Calls back after the state or text of a control may have changed; `byVisitor` after an event that a visitor causes.
 */
export function watchChanges(control: Element, onChange: (byVisitor: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byVisitor = false;
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange(byVisitor);
      byVisitor = false;
    }, settling);
  };
  const acted = (): void => {
    byVisitor = true;
    later();
  };
  const observer = new MutationObserver(later);
  observer.observe(control, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const unlisten = listen(control, { change: acted, click: acted, input: acted, keyup: acted });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    unlisten();
  };
}
