import { listen } from '../listen';

/**
 * Calls back when something of the page enters the top layer, where the newest stands above all:
 * a dialog, a popover, or what goes full screen.
 */
export function watchTopLayer(document: Document, onEnter: () => void): () => void {
  const entered = ({ newState = 'open', target }: Partial<ToggleEvent>) => {
    if (newState === 'open' && !(target as Partial<Element>).matches?.('details')) onEnter();
  };
  return listen(document, { toggle: entered, fullscreenchange: entered });
}
