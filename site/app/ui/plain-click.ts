import type { MouseEvent } from 'react';

/** True for a click that follows a link in this tab; one with a modifier opens another. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
