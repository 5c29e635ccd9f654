import { lazy, Suspense, type ComponentType } from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { useIsStaticPage } from '../../ui/static-page';
import { loadChunk } from '../../loading/load-chunk';
import { LoginLink } from './login-link';
import type { MemberMenuProps } from './member-menu';
import { useHasToken } from './use-has-token';

/** Loaded when the browser has a token: most visitors never log in. */
const MemberMenu = lazy<ComponentType<MemberMenuProps>>(() =>
  loadChunk(() => import('./member-menu')).then(
    (module) => ({ default: module.MemberMenu }),
    () => ({ default: () => <Login /> }),
  ),
);

function Login() {
  return <LoginLink className="login">{useMessages().utility.login}</LoginLink>;
}

/** Login link, or the member menu when logged in. */
export function AccountControl() {
  const hasToken = useHasToken();
  if (useIsStaticPage()) return null;
  if (!hasToken) return <Login />;
  return (
    <Suspense>
      <MemberMenu login={<Login />} />
    </Suspense>
  );
}
