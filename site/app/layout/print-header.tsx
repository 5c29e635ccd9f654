import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/i18n-context';

/**
 * Site name and URL, for print only. The URL is set in an effect, because prerendered HTML has none; the frame
 * renders again at each address.
 */
export function PrintHeader() {
  const address = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (address.current) address.current.textContent = window.location.href;
  });
  return (
    <p data-print="only">
      <strong>{useMessages().siteName}</strong>
      <span ref={address} />
    </p>
  );
}
