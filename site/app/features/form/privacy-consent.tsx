import { styled } from 'styled-components';
import { privacyPath } from '../../../contract/shared/privacy-notice';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { ConsentBox } from '../../ui/form/consent-box';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { consentMessages } from './consent-messages';
import type { FormState } from './use-form';

const Notice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

interface PrivacyConsentProps {
  form: Pick<FormState<'consent'>, 'checkbox'>;
  /** What is agreed to. Default: that the data are used for what the form asks for. */
  label?: string;
}

/** Checkbox of consent, and the privacy notice in a new tab, so that the form keeps what was typed. */
export function PrivacyConsent({ form, label }: PrivacyConsentProps) {
  const messages = usePageMessages(consentMessages);
  const { newWindow } = useMessages();
  return (
    <ConsentBox label={label ?? messages.consent} {...form.checkbox('consent')}>
      <Notice to={privacyPath} target="_blank">
        {messages.privacyNotice}
        <VisuallyHidden>{newWindow}</VisuallyHidden>
      </Notice>
    </ConsentBox>
  );
}
