import { useState } from 'react';
import { styled } from 'styled-components';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useNavigateTo } from '../../router/use-navigate-to';
import { PlainButton, plainButton, primaryButton } from '../../ui/button';
import { closeDialog, Dialog } from '../../ui/dialog/dialog';
import { useNotices } from '../../ui/feedback/notices';
import { pathOfSet } from './address-of-set';
import { editorMessages } from './editor-messages';

const Box = styled(Dialog)`
  width: min(30rem, calc(100vw - 24px));
  padding: 20px 28px 28px;

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 20px;
  }

  .buttons > :first-child {
    ${primaryButton}
  }

  .buttons > :last-child {
    ${plainButton}
  }
`;

interface DeleteSetButtonProps {
  set: ObjectSet;
  onDelete: () => Promise<boolean>;
}

/** Button that deletes a set after a confirmation. */
export function DeleteSetButton({ set, onDelete }: DeleteSetButtonProps) {
  const messages = usePageMessages(editorMessages);
  const { notify } = useNotices();
  const navigateTo = useNavigateTo();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    if (!(await onDelete())) return;
    navigateTo(pathOfSet(''), { replace: true });
    notify('done', messages.deleted(set.name));
  };
  return (
    <>
      <PlainButton type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {messages.deleteSet}
      </PlainButton>
      {isAsking && (
        <Box title={messages.deleteSet} onClose={() => setAsking(false)}>
          <p>
            <TextWithLanguage text={messages.deleteQuestion(set.name)} />
          </p>
          <div className="buttons">
            <button
              type="button"
              onClick={({ currentTarget }) => {
                closeDialog(currentTarget);
                void remove();
              }}
            >
              {messages.deleteSet}
            </button>
            <button type="button" onClick={({ currentTarget }) => closeDialog(currentTarget)}>
              {messages.cancel}
            </button>
          </div>
        </Box>
      )}
    </>
  );
}
