import type { ReactNode } from 'react';
import { editionOf, websiteOf } from '../../../contract/shared/edition';
import { loginUrl } from '../../../contract/shared/user-centre';
import { useLanguage } from '../../i18n/i18n-context';
import { useHashLocation } from '../../router/use-hash-location';
import { useUserCentre } from './use-user-centre';

/** Link to the login page of the user centre, with the current page as return URL. */
export function LoginLink({ children, className }: { children: ReactNode; className?: string }) {
  const language = useLanguage();
  const { full } = useHashLocation();
  const returnUrl = `${websiteOf(language)}#${full}`;
  return (
    <a className={className} href={loginUrl(useUserCentre(), editionOf(language), returnUrl)}>
      {children}
    </a>
  );
}
