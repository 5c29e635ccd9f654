import type { MouseEvent } from 'react';

/** Whether a click follows a link in this tab: primary button without modifier keys. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
