import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiProvider } from '../api/client/api-provider';
import { createClient } from '../api/client/client';
import { I18nProvider } from '../i18n/i18n-context';
import { PageBoundary } from '../layout/page-boundary';
import { loadMessages } from '../i18n/messages/load-messages';
import { pageLoaders } from '../boot/page-loaders';
import { createPageChunks } from '../router/page-chunks';
import { Router } from '../router/router';
import { NoticeRegion, NoticesProvider } from '../ui/feedback/notices';
import { DesignSystem } from './design-system';
import { readThemeTokens } from './themes/theme-tokens';

/** The design system page of the development server: `npm run dev`, then `/ui/`. */
const client = createClient({ language: 'zh', token: () => undefined });
const chunks = createPageChunks(pageLoaders);
const messages = await loadMessages('zh');
const themes = readThemeTokens(document.styleSheets);

const root = document.getElementById('root');
if (!root) throw new Error('design-system/index.html has no element with id "root"');
createRoot(root).render(
  <StrictMode>
    <I18nProvider language="zh" messages={messages}>
      <NoticesProvider>
        <NoticeRegion />
        <ApiProvider client={client} seeds={{}} onFailure={() => undefined}>
          <Router
            chunks={chunks}
            frame={() => <DesignSystem themes={themes} />}
            boundary={PageBoundary}
          />
        </ApiProvider>
      </NoticesProvider>
    </I18nProvider>
  </StrictMode>,
);
