import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { useUnloadWarning } from '../../../app/features/form/use-unload-warning';
import { ApiError } from '../../../session/api-error';
import { deskErrorText } from '../../api/error-text';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { packMessages } from './messages';
import { sendPack } from './send-pack';

const Box = styled.div`
  margin-bottom: 24px;

  label {
    display: block;
    font-weight: 600;
  }

  input {
    display: block;
    max-width: 100%;
    min-height: var(--hit);
    margin-top: 6px;
    padding: 8px 0;
  }

  progress {
    width: min(320px, 100%);
  }

  .hint {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .fault {
    color: var(--cinnabar-text);
    font-weight: 600;
  }
`;

/** Uploads a pack as soon as its file is chosen, with the progress. */
export function PackUpload() {
  const own = usePageMessages(packMessages);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  const id = useId();
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
    <Box>
      <label htmlFor={id}>{own.upload}</label>
      <p className="hint" id={`${id}-hint`}>
        {own.uploadHint}
      </p>
      {error !== undefined && (
        <p className="fault" role="alert" id={`${id}-fault`}>
          {own.uploadFailed}：{error}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept=".zip,application/zip"
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-fault ${id}-hint`}
        disabled={percent !== undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      {percent !== undefined && (
        <p>
          <progress aria-label={own.upload} value={percent} max={100} /> {own.uploading(percent)}
        </p>
      )}
    </Box>
  );
}
