import { listen } from '../shared/listen';

/** Changes within this time give one callback, in ms. */
const debounceMs = 100;

/** Calls back after a change of state or text of a control; `byVisitor` after a user event. @returns the undo */
export function watchChanges(control: Element, onChange: (byVisitor: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byVisitor = false;
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange(byVisitor);
      byVisitor = false;
    }, debounceMs);
  };
  const onUserEvent = (): void => {
    byVisitor = true;
    schedule();
  };
  const observer = new MutationObserver(schedule);
  observer.observe(control, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const unlisten = listen(control, {
    change: onUserEvent,
    click: onUserEvent,
    input: onUserEvent,
    keyup: onUserEvent,
  });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    unlisten();
  };
}
