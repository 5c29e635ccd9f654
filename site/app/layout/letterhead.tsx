import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/language';

/**
 * On paper only, where header and address bar are missing: whose page this is, and where it stands. The
 * frame around it is drawn anew at each address; what is drawn ahead of the visit knows none.
 */
export function Letterhead() {
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
