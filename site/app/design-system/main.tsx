import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiProvider } from '../api/api-provider';
import { createClient } from '../api/client';
import { LanguageProvider } from '../i18n/language';
import { loadMessages } from '../i18n/load-messages';
import { pageLoaders } from '../page-loaders';
import { createPageChunks } from '../router/page-chunks';
import { Router } from '../router/router';
import { NoticeRegion, NoticesProvider } from '../ui/notices';
import { DesignSystem } from './design-system';
import { tokensOfThemes } from './theme-tokens';

/** The design system page of the development server: `npm run dev`, then `/ui/`. */
const client = createClient({ language: 'zh', token: () => undefined });
const chunks = createPageChunks(pageLoaders);
const messages = await loadMessages('zh');
const themes = tokensOfThemes(document.styleSheets);

const root = document.getElementById('root');
if (!root) throw new Error('design-system/index.html has no element with id "root"');
createRoot(root).render(
  <StrictMode>
    <LanguageProvider language="zh" messages={messages}>
      <NoticesProvider>
        <NoticeRegion />
        <ApiProvider client={client} seeds={{}} onFailure={() => undefined}>
          <Router chunks={chunks} frame={() => <DesignSystem themes={themes} />} />
        </ApiProvider>
      </NoticesProvider>
    </LanguageProvider>
  </StrictMode>,
);
