import { useState } from 'react';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { useUnloadWarning } from '../../../app/features/form/use-unload-warning';
import { ApiError } from '../../../session/api-error';
import { deskErrorText } from '../../api/error-text';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { UploadField } from '../../ui/upload-field';
import { packMessages } from './messages';
import { sendPack } from './send-pack';

/** Uploads a pack as soon as its file is chosen, with the progress. */
export function PackUpload() {
  const own = usePageMessages(packMessages);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  useUnloadWarning(percent !== undefined);
  const send = async (file: File) => {
    setError(undefined);
    try {
      const name = await sendPack(client, file, (sent) => {
        setPercent(Math.floor((100 * sent) / Math.max(file.size, 1)));
      });
      notify('done', own.uploaded(name));
    } catch (reason) {
      const told = reason instanceof ApiError ? reason.fields[0]?.msg : undefined;
      setError(told ?? deskErrorText(reason));
    }
    setPercent(undefined);
    void refresh('deskPackList', 'deskAuditPage');
  };
  return (
    <UploadField
      label={own.upload}
      hint={own.uploadHint}
      error={error && `${own.uploadFailed}：${error}`}
      accept=".zip,application/zip"
      isBusy={percent !== undefined}
      onFile={(file) => void send(file)}
    >
      {percent !== undefined && (
        <p>
          <progress aria-label={own.upload} value={percent} max={100} /> {own.uploading(percent)}
        </p>
      )}
    </UploadField>
  );
}
