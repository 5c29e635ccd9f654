import { AccessibilityToolbar, type Toolbar } from '@yunze/a11y-toolbar/react';
import { useLanguage } from '../../i18n/language';
import { openerSelector, toolbarNamespace } from './toolbar-names';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;

export interface MuseumToolbarProps {
  /** Opens it as soon as it is there: the visitor asked for it before it was loaded. */
  openAtOnce: boolean;
}

/** The toolbar of this site: it speaks the page's language and falls back on the museum's own voice. */
export function MuseumToolbar({ openAtOnce }: MuseumToolbarProps) {
  return (
    <AccessibilityToolbar
      namespace={toolbarNamespace}
      lang={languageTags[useLanguage()]}
      fallbackAudioUrl="/tts"
      opener={openerSelector}
      ref={(toolbar: Toolbar | null) => {
        if (openAtOnce) toolbar?.open();
      }}
    />
  );
}
