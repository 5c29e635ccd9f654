import type { ComponentType } from 'react';
import type { PrerenderInput } from '../../contract/prerendered';
import { ApiProvider } from '../api/api-provider';
import { createClient } from '../api/client';
import { readAnswers } from '../api/first-view';
import { ClockProvider } from '../features/opening-hours/clock';
import { LanguageProvider } from '../i18n/language';
import type { Messages } from '../i18n/zh';
import { Frame } from '../layout/frame';
import { InnerPartsProvider, type InnerParts } from '../layout/use-inner-parts';
import type { HeldChunk } from '../router/held-chunk';
import { StandingRouter } from '../router/standing-router';
import { NoticesProvider } from '../ui/notices';
import { Asked, type AskedCall } from './asked';
import { Elsewhere } from './elsewhere';

export interface PageInput extends Pick<PrerenderInput, 'language' | 'answers' | 'now'> {
  messages: Messages;
  /** Path and query, without `#`. */
  path: string;
  /** Page component of the route. */
  Page: ComponentType;
  innerParts: HeldChunk<InnerParts>;
}

interface AheadPageProps extends PageInput {
  onAsked: (call: AskedCall) => void;
}

/** The providers of `app.tsx` and `router.tsx` for server rendering. */
export function AheadPage(props: AheadPageProps) {
  const { language, answers, now, messages, path, Page, innerParts, onAsked } = props;
  return (
    <LanguageProvider language={language} messages={messages}>
      <ClockProvider value={() => now}>
        <NoticesProvider>
          <ApiProvider
            client={createClient({ language, token: () => undefined })}
            seeds={readAnswers(answers)}
            onFailure={() => undefined}
          >
            <Asked onAsked={onAsked}>
              <InnerPartsProvider value={innerParts}>
                <StandingRouter path={path}>
                  <Frame>
                    <Page />
                    <Elsewhere />
                  </Frame>
                </StandingRouter>
              </InnerPartsProvider>
            </Asked>
          </ApiProvider>
        </NoticesProvider>
      </ClockProvider>
    </LanguageProvider>
  );
}
