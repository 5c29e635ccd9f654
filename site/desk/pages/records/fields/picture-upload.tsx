import { useEffect, useRef, useState } from 'react';
import type { RecordPicture } from '../../../../contract/schemas/desk/editor';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { deskErrorText } from '../../../api/error-text';
import { useDeskSession } from '../../../session/desk-session';
import { ApiError } from '../../../../session/api-error';
import { UploadField } from '../../../ui/upload-field';
import { recordMessages } from '../messages';

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
    <UploadField
      label={own.upload}
      hint={own.uploadHint}
      error={state.error && `${own.uploadFailed}：${state.error}`}
      accept="image/jpeg,image/png,image/webp,image/avif"
      isBusy={state.isBusy}
      onFile={(chosen) => void send(chosen)}
    >
      <p role="status">{state.isBusy && own.uploading}</p>
    </UploadField>
  );
}
