import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { I18nProvider } from '../app/i18n/i18n-context';
import { loadMessages, pageLanguage } from '../app/i18n/messages/load-messages';
import { NoticeRegion, NoticesProvider } from '../app/ui/feedback/notices';
import './desk.css';
import { DeskApp } from './desk-app';
import { DeskSessionProvider } from './session/desk-session';
import { keepFocus } from './session/keep-focus';

async function start(root: HTMLElement): Promise<void> {
  const language = pageLanguage(document.documentElement);
  const messages = await loadMessages(language);
  // Dialogues are beside the root.
  keepFocus(document.body);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider language={language} messages={messages}>
        <NoticesProvider>
          <DeskSessionProvider>
            <HashRouter>
              <NoticeRegion />
              <DeskApp />
            </HashRouter>
          </DeskSessionProvider>
        </NoticesProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
