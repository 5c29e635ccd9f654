import { AccessibilityToolbar, type Toolbar } from '@yunze/a11y-toolbar/react';
import { useLanguage } from '../../i18n/i18n-context';
import { toolbar as settings } from '../../../contract/shared/toolbar';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;

export interface MuseumToolbarProps {
  /** Whether the toolbar opens on mount, after a click on an opener before its code was loaded. */
  openAtOnce: boolean;
}

/** The toolbar in the page's language, with the museum's recorded audio as fallback for speech. */
export function MuseumToolbar({ openAtOnce }: MuseumToolbarProps) {
  return (
    <AccessibilityToolbar
      namespace={settings.namespace}
      lang={languageTags[useLanguage()]}
      fallbackAudioUrl={settings.fallbackAudioUrl}
      opener={settings.opener}
      tools={settings.tools}
      ref={(toolbar: Toolbar | null) => {
        if (openAtOnce) toolbar?.open();
      }}
    />
  );
}
