import { styled } from 'styled-components';
import { usePageMessages } from '../../app/i18n/use-page-messages';
import { PlainButton } from '../../app/ui/button';
import { copyText } from '../../app/ui/clipboard/copy-text';
import { useNotices } from '../../app/ui/feedback/notices';
import { deskMessages } from '../messages';
import { Panel } from './panel';

const messages = {
  zh: {
    title: '一次性密码',
    text: (userName: string) => `请把它告诉 ${userName}。密码只在这里显示一次；登录后必须更换。`,
    copy: '复制',
    copied: '已复制。',
  },
  en: {
    title: 'One-time password',
    text: (userName: string) =>
      `Tell it to ${userName}. It is shown only here and once; it must be replaced after the log-in.`,
    copy: 'Copy',
    copied: 'Copied.',
  },
};

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
  const own = usePageMessages(messages);
  const { notify } = useNotices();
  const copy = async () => {
    if (await copyText(password)) notify('done', own.copied);
  };
  return (
    <Panel title={own.title} closeLabel={frame.close} onClose={onClose}>
      <p>{own.text(userName)}</p>
      <Password>{password}</Password>
      <PlainButton type="button" onClick={() => void copy()}>
        {own.copy}
      </PlainButton>
    </Panel>
  );
}
