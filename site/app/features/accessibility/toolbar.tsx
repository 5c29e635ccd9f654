import { AccessibilityToolbar, type Toolbar } from '@yunze/a11y-toolbar/react';
import { useLanguage } from '../../i18n/language';
import { toolbar as settings } from '../../../contract/toolbar';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;

export interface MuseumToolbarProps {
  /** Opens it as soon as it is there: the visitor asked for it before it was loaded. */
  openAtOnce: boolean;
}

/** The toolbar of this site: it speaks the page's language and falls back on the museum's own voice. */
export function MuseumToolbar({ openAtOnce }: MuseumToolbarProps) {
  return (
    <AccessibilityToolbar
      namespace={settings.namespace}
      lang={languageTags[useLanguage()]}
      fallbackAudioUrl={settings.fallbackAudioUrl}
      opener={settings.opener}
      ref={(toolbar: Toolbar | null) => {
        if (openAtOnce) toolbar?.open();
      }}
    />
  );
}
