import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { DeskRecord } from '../../contract/schemas/desk';
import { isWaitingKind } from '../../contract/shared/desk/inbox';
import { hasRole } from '../../contract/shared/desk/roles';
import { deskPath } from '../../contract/shared/desk/endpoints';
import { sites } from '../../contract/shared/sites';
import { useLanguage, useMessages } from '../../app/i18n/i18n-context';
import { usePageMessages } from '../../app/i18n/use-page-messages';
import { VisuallyHidden } from '../../app/ui/text/visually-hidden';
import seal from '../../app/theme/favicon.svg';
import { useDeskCall } from '../session/use-desk-call';
import { deskMessages } from '../messages';
import { deskPages, type DeskPage, type DeskPageName } from '../pages/desk-pages';
import { useAccount, useDeskSession } from '../session/desk-session';
import { Content, FrameBox, Menu, TopBar } from './frame.styles';

/** Milliseconds between two looks at the numbers in the menu. */
const refreshInterval = 30_000;

/** Top bar, menu with the numbers of what waits, and the page. */
export function Frame({ children }: { children: ReactNode }) {
  const messages = usePageMessages(deskMessages);
  const main = useFocusAfterNavigation();
  return (
    <FrameBox>
      <a
        className="skip"
        href="#content"
        onClick={(event) => {
          // The hash is the route.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {messages.skip}
      </a>
      <Top />
      <SideMenu />
      <Content ref={main} id="content" tabIndex={-1}>
        {children}
      </Content>
    </FrameBox>
  );
}

/** Moves focus and title to the page after a navigation, not after the first load. */
function useFocusAfterNavigation() {
  const messages = usePageMessages(deskMessages);
  const { siteName } = useMessages();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const name = deskPages.find(({ path }) => path === pathname)?.name;
  const title = name ? messages.pages[name] : messages.notFound;
  useEffect(() => {
    document.title = `${title} · ${messages.desk} · ${siteName}`;
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, title, messages, siteName]);
  return main;
}

function Top() {
  const messages = usePageMessages(deskMessages);
  const { siteName } = useMessages();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { logOut } = useDeskSession();
  const { displayName } = useAccount();
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <TopBar>
      <p className="name">
        <img src={seal} alt="" />
        {siteName} · {messages.desk}
      </p>
      <a href={sites[language].website}>{messages.site}</a>
      <a
        href={`${deskPath}${other === 'en' ? '?lang=en' : ''}#${pathname}${search}`}
        lang={sites[other].lang}
      >
        {messages.otherLanguage}
      </a>
      <span className="who">{displayName}</span>
      <button type="button" onClick={() => void logOut()}>
        {messages.logOut}
      </button>
    </TopBar>
  );
}

function SideMenu() {
  const messages = usePageMessages(deskMessages);
  const { roles } = useAccount();
  const open = deskPages.filter((page) => hasRole(roles, page.roles));
  const groups = (['visitors', 'content', 'house'] as const).map((group) => ({
    group,
    pages: open.filter((page) => page.group === group),
  }));
  const shown = groups.filter(({ pages }) => pages.length > 0);
  return (
    <Menu aria-label={messages.menu} data-print="none">
      {shown.map(({ group, pages }) => (
        <div key={group}>
          <h2>{messages[group]}</h2>
          <ul className="pages">
            {pages.map((page) => (
              <li key={page.path}>
                <MenuLink page={page} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Menu>
  );
}

function MenuLink({ page: { name, path } }: { page: DeskPage }) {
  const messages = usePageMessages(deskMessages);
  const { roles } = useAccount();
  const isFrontDesk = hasRole(roles, ['frontDesk']);
  const { data } = useDeskCall('deskSummary', isFrontDesk ? {} : null, { refreshInterval });
  const count = data ? countOf(name, data) : 0;
  const text = name === 'admission' ? messages.toCome : messages.newItems;
  return (
    <NavLink to={path} end>
      {messages.pages[name]}
      {count > 0 && (
        <>
          <span className="count" aria-hidden="true">
            {count}
          </span>
          <VisuallyHidden>{text(count)}</VisuallyHidden>
        </>
      )}
    </NavLink>
  );
}

/** Number beside the link of a page: new items, or the people with an admission who are still to come today. */
function countOf(name: DeskPageName, summary: DeskRecord<'deskSummary'>): number {
  if (name === 'admission') return summary.admission.toCome;
  return isWaitingKind(name) ? summary[name] : 0;
}
