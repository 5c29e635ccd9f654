import { useState } from 'react';
import { styled } from 'styled-components';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { findQrCode } from '../../../contract/shared/qr-code';
import { LoginLink } from '../../features/member/login-link';
import { referenceOf, setAddress } from '../../features/object-sets/set-link';
import type { ObjectSets } from '../../features/object-sets/object-sets';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { LinkBox } from '../../ui/clipboard/link-box';
import { Popover, type PopoverControl } from '../../ui/popover/popover';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { shareMessages } from './share-messages';

const Explanation = styled.p`
  margin-bottom: 12px;
  color: var(--ash);
  line-height: 1.6;
`;

const Login = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

interface ShareSetPopoverProps extends PopoverControl {
  set: ObjectSet;
  share: ObjectSets['share'];
}

/** The link to a set; members choose whether it shows name and notes. */
export function ShareSetPopover({ set, share, ...control }: ShareSetPopoverProps) {
  const language = useLanguage();
  const messages = usePageMessages(shareMessages);
  const [status, setStatus] = useState('');
  const isShared = set.shareToken !== undefined;
  const address = setAddress(referenceOf(set), language);
  const toggle = async () => {
    if (!share || !(await share(set.id, !isShared))) return;
    setStatus(isShared ? messages.stopped : messages.withTexts);
  };
  return (
    <Popover {...control} title={messages.shareTitle} close={messages.close}>
      <Explanation>{isShared ? messages.withTexts : messages.objectsOnly}</Explanation>
      <LinkBox
        label={messages.link}
        url={new URL(address, document.baseURI).href}
        title={set.name}
        code={findQrCode(address)}
      >
        {share ? (
          <button type="button" onClick={() => void toggle()}>
            {isShared ? messages.stopSharing : messages.shareTexts}
          </button>
        ) : (
          <Login>
            <LoginLink>{messages.loginToShare}</LoginLink>
          </Login>
        )}
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </LinkBox>
    </Popover>
  );
}
