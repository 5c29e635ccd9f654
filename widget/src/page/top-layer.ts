import { listen } from '../listen';

/**
 * Calls back when something of the page enters the top layer, where the newest stands above all:
 * a dialog, a popover, or what goes full screen.
 */
export function watchTopLayer(document: Document, onEnter: () => void): () => void {
  // A details element sends toggle too, which is harmless.
  const entered = ({ newState = 'open' }: Partial<ToggleEvent>) => {
    if (newState === 'open') onEnter();
  };
  return listen(document, { toggle: entered, fullscreenchange: entered });
}
