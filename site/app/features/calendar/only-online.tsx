import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';

const Box = styled.div`
  .offline {
    display: none;
    margin-top: 24px;
  }

  :root[data-kept-at] & > :not(.offline) {
    display: none;
  }

  :root[data-kept-at] & > .offline {
    display: block;
  }
`;

const messages = {
  zh: { offline: '没有网络，这里不显示安排：它们可能已经改变。连上网络后就能看到。' },
  en: {
    offline:
      'Without a connection no programme is shown here, as it may have changed. It appears once you are connected.',
  },
};

/** Dates, which a line replaces where the page shows what a device kept: they may have changed since. */
export function OnlyOnline({ children }: { children: ReactNode }) {
  const { offline } = usePageMessages(messages);
  return (
    <Box>
      <p className="offline">{offline}</p>
      {children}
    </Box>
  );
}
