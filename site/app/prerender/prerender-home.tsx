import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Prerender, PrerenderInput } from '../../contract/prerendered';
import { ApiProvider } from '../api/api-provider';
import { createClient } from '../api/client';
import { readAnswers } from '../api/first-view';
import { ClockProvider } from '../features/opening-hours/clock';
import { LanguageProvider } from '../i18n/language';
import { loadMessages } from '../i18n/load-messages';
import type { Messages } from '../i18n/zh';
import { Frame } from '../layout/frame';
import { HomePage } from '../pages/home/home-page';
import { StandingRouter } from '../router/standing-router';
import { NoticesProvider } from '../ui/notices';
import { Elsewhere, elsewhereCss, tokenCss } from './elsewhere';
import { firstPicture, leaveToApp } from './pictures';
import { liftStyles } from './lift-styles';

/**
 * Draws the home page from the answers of its first view, with the components that the browser draws
 * it with. The app takes its place; it does not continue it.
 */
const prerenderHome: Prerender = async (input) => {
  const messages = await loadMessages(input.language);
  const sheet = new ServerStyleSheet();
  try {
    const rendered = renderToString(sheet.collectStyles(<Home {...input} messages={messages} />));
    const rules = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
    const picture = firstPicture(rendered);
    const { html, css } = liftStyles(leaveToApp(rendered));
    return {
      html: `<div class="ahead">${html}</div>`,
      css: [rules, css, elsewhereCss, tokenCss].join('\n'),
      picture,
    };
  } finally {
    sheet.seal();
  }
};

export default prerenderHome;

function Home({ language, answers, now, messages }: PrerenderInput & { messages: Messages }) {
  return (
    <LanguageProvider language={language} messages={messages}>
      <ClockProvider value={() => now}>
        <NoticesProvider>
          <ApiProvider
            client={createClient({ language, token: () => undefined })}
            seeds={readAnswers(answers)}
            onFailure={() => undefined}
          >
            <StandingRouter path="/">
              <Frame>
                <HomePage />
                <Elsewhere />
              </Frame>
            </StandingRouter>
          </ApiProvider>
        </NoticesProvider>
      </ClockProvider>
    </LanguageProvider>
  );
}
