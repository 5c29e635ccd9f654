/**
 * Calls back when something of the page enters the top layer, where the newest stands above all:
 * a dialog, a popover, or what goes full screen.
 */
export function watchTopLayer(document: Document, onEnter: () => void): () => void {
  const entered = (event: Event) => {
    if (!('newState' in event) || event.newState === 'open') onEnter();
  };
  // toggle does not bubble; a details element sends it too, which is harmless.
  document.addEventListener('toggle', entered, true);
  document.addEventListener('fullscreenchange', entered);
  return () => {
    document.removeEventListener('toggle', entered, true);
    document.removeEventListener('fullscreenchange', entered);
  };
}
