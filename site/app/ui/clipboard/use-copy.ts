import { useRef, useState } from 'react';
import { copyText } from './copy-text';

interface CopyMessages {
  copied: string;
  /** Shown where the browser does not copy. */
  notCopied: string;
}

/** Copies text and tells the result in `status`; where the browser refuses, the text of `field` is selected instead. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(
  messages: CopyMessages,
) {
  const field = useRef<Field>(null);
  const [status, setStatus] = useState('');
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    if (!isCopied) field.current?.select();
    setStatus(isCopied ? messages.copied : messages.notCopied);
  };
  return { field, status, copy, clear: () => setStatus('') };
}
