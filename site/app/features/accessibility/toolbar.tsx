import { useRef } from 'react';
import { AccessibilityToolbar, type Toolbar } from '@yunze/a11y-toolbar/react';
import { useLanguage } from '../../i18n/i18n-context';
import { editionOf } from '../../../contract/shared/edition';
import { editions } from '../../../contract/shared/sites';
import { toolbar as settings } from '../../../contract/shared/toolbar';

export interface MuseumToolbarProps {
  /** The click on an opener that loaded the toolbar's code; the toolbar opens once by it, at its first mount. */
  openedBy?: MouseEvent | undefined;
}

/** The toolbar in the page's language, with the museum's recorded audio as fallback for speech. */
export function MuseumToolbar({ openedBy }: MuseumToolbarProps) {
  const clickRef = useRef(openedBy);
  return (
    <AccessibilityToolbar
      namespace={settings.namespace}
      lang={editions[editionOf(useLanguage())].lang}
      fallbackAudioUrl={settings.fallbackAudioUrl}
      opener={settings.opener}
      tools={settings.tools}
      maxZoom={settings.maxZoom}
      ref={(toolbar: Toolbar | null) => {
        // Called again after renderings, also when the visitor has closed the toolbar.
        const click = clickRef.current;
        if (!toolbar || !click) return;
        clickRef.current = undefined;
        if (!toolbar.isOpen) repeatClick(toolbar, click);
      }}
    />
  );
}

/**
 * Opens the toolbar by the click that came before its code, so that it knows the position: a second click there is not
 * meant for its exit button.
 */
function repeatClick(toolbar: Toolbar, { target, clientX, clientY, detail }: MouseEvent): void {
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail }),
  );
  // The opener can have been removed meanwhile.
  if (!toolbar.isOpen) toolbar.open();
}
