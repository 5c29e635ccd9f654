import { styled } from 'styled-components';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { copyText } from '../../../app/ui/clipboard/copy-text';
import { useNotices } from '../../../app/ui/feedback/notices';
import { deskMessages } from '../../messages';
import { Panel } from '../../ui/panel';
import { staffMessages } from './messages';

const Password = styled.output`
  display: block;
  margin: 16px 0;
  font-family: Consolas, monospace;
  font-size: 1.4rem;
  -webkit-user-select: all;
  user-select: all;
`;

interface OneTimePasswordProps {
  userName: string;
  password: string;
  onClose: () => void;
}

/** The one-time password of an account, which is shown once. */
export function OneTimePassword({ userName, password, onClose }: OneTimePasswordProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(staffMessages);
  const { notify } = useNotices();
  const copy = async () => {
    if (await copyText(password)) notify('done', own.copied);
  };
  return (
    <Panel title={own.passwordTitle} closeLabel={frame.close} onClose={onClose}>
      <p>{own.passwordText(userName)}</p>
      <Password>{password}</Password>
      <PlainButton type="button" onClick={() => void copy()}>
        {own.copy}
      </PlainButton>
    </Panel>
  );
}
