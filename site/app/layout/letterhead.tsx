import { sites } from '../../contract/sites';
import { useLanguage, useMessages } from '../i18n/language';
import { useAddress } from '../router/use-query';

/** On paper only, where header and address bar are missing: whose page this is, and where it stands. */
export function Letterhead() {
  const { siteName } = useMessages();
  const { website } = sites[useLanguage()];
  const { full } = useAddress();
  return (
    <p data-print="only">
      <strong>{siteName}</strong>
      <span>{new URL(`${website}#${full}`, document.baseURI).href}</span>
    </p>
  );
}
