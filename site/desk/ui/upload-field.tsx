import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { plainButton } from '../../app/ui/button';

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

  input::file-selector-button {
    ${plainButton}
    margin-right: 12px;
    color: inherit;
    font: inherit;
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

interface UploadFieldProps {
  label: string;
  hint: string;
  /** Why the last file was refused. */
  error: string | undefined;
  /** File types of the attribute `accept`. */
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  /** Progress. */
  children?: ReactNode;
}

/** Field for a file that is sent as soon as it is chosen. */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, accept, isBusy, onFile, children } = props;
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error !== undefined && (
        <p className="fault" role="alert" id={`${id}-fault`}>
          {error}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-fault ${id}-hint`}
        // Not disabled while it sends: the focus would be lost.
        aria-disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file && !isBusy) onFile(file);
        }}
      />
      {children}
    </Box>
  );
}
