import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { RecordPicture } from '../../../../contract/schemas/desk/editor';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { deskErrorText } from '../../../api/error-text';
import { useDeskSession } from '../../../session/desk-session';
import { ApiError } from '../../../../session/api-error';
import { recordMessages } from '../messages';

const Box = styled.div`
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

  .hint {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .fault {
    color: var(--cinnabar-text);
    font-weight: 600;
  }
`;

interface PictureUploadProps {
  /** A pasted or dropped picture, sent at once. */
  file?: File | undefined;
  onUploaded: (picture: RecordPicture) => void;
}

/** Uploads a picture as soon as it is chosen. */
export function PictureUpload({ file, onUploaded }: PictureUploadProps) {
  const own = usePageMessages(recordMessages);
  const { client } = useDeskSession();
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  const id = useId();
  const send = async (file: File) => {
    setState({ isBusy: true });
    try {
      onUploaded(await client.upload('deskPictureUpload', file, {}));
      setState({ isBusy: false });
    } catch (error) {
      const reason = error instanceof ApiError ? error.fields[0]?.msg : undefined;
      setState({ isBusy: false, error: reason ?? deskErrorText(error) });
    }
  };
  const pasted = useRef(file);
  useEffect(() => {
    const { current } = pasted;
    pasted.current = undefined;
    if (current) void send(current);
  });
  return (
    <Box>
      <label htmlFor={id}>{own.upload}</label>
      <p className="hint" id={`${id}-hint`}>
        {own.uploadHint}
      </p>
      {state.error !== undefined && (
        <p className="fault" role="alert" id={`${id}-fault`}>
          {own.uploadFailed}：{state.error}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={state.error === undefined ? `${id}-hint` : `${id}-fault ${id}-hint`}
        // Not disabled while it sends: the focus would be lost.
        aria-disabled={state.isBusy}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen && !state.isBusy) void send(chosen);
        }}
      />
      <p role="status">{state.isBusy && own.uploading}</p>
    </Box>
  );
}
