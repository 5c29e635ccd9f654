import type { ReactNode } from 'react';
import { sites } from '../../../contract/sites';
import { loginAddress } from '../../../contract/user-centre';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../router/use-query';
import { useUserCentre } from './use-user-centre';

/** Link to the login page of the user centre, with the current page as return URL. */
export function LoginLink({ children, className }: { children: ReactNode; className?: string }) {
  const language = useLanguage();
  const { full } = useAddress();
  const returnUrl = `${sites[language].website}#${full}`;
  return (
    <a className={className} href={loginAddress(useUserCentre(), language, returnUrl)}>
      {children}
    </a>
  );
}
