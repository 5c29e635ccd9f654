import { styled } from 'styled-components';
import { AccessibilityOpener } from '../../features/accessibility/accessibility-opener';
import { AccountControl } from '../../features/member/account-control';
import { OpeningToday } from '../../features/opening-hours/opening-today';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/i18n-context';
import { CloseIcon, MenuIcon } from '../../ui/icons/icons';
import { pageWidth } from '../../ui/page/page-width';
import { MainMenu } from '../menu/main-menu';
import { mobileMenuId } from '../menu/use-mobile-menu';
import { PartBoundary } from '../part-boundary/part-boundary';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';

const Bar = styled.header`
  position: relative;
  z-index: 20;
  border-bottom: 1px solid var(--hairline);
`;

const Utility = styled.div`
  border-bottom: 1px solid var(--hairline);
  font-size: var(--size-small);

  > div {
    ${pageWidth}
    display: flex;
    align-items: center;
    gap: 4px 16px;
    min-height: 58px;
  }

  .today {
    flex: 1;
    color: var(--ash);
    line-height: 1.5;
  }

  .search {
    flex: 0 1 290px;
  }

  .login {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    padding: 0 10px;
    white-space: nowrap;
  }

  @media (max-width: 55.9375em) {
    .today {
      display: none;
    }

    > div {
      justify-content: flex-end;
      gap: 4px 10px;
    }
  }

  @media (max-width: 47.9375em) {
    .search {
      display: none;
    }

    > div {
      flex-wrap: wrap;
      gap: 0;
      padding: 0 14px;
    }

    /* A member’s short name fits beside the English words. */
    && :is(nav a, div > button, .login) {
      padding-inline: 7px;
    }

    nav {
      margin-right: auto;
    }

    && li::before {
      margin: 0;
    }
  }

  /* One row at 360 px in English and at 320 px in Chinese. */
  @media (max-width: 21em) {
    svg {
      display: none;
    }
  }

  @media (max-width: 23.9375em) {
    :lang(en) svg {
      display: none;
    }
  }
`;

const Masthead = styled.div`
  ${pageWidth}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 2px clamp(12px, 7vw - 84px, 40px);
  padding-block: 14px;
  flex-wrap: wrap;
`;

const MenuButton = styled.button`
  display: none;
  align-items: center;
  gap: 8px;
  min-height: var(--hit);
  padding: 0 4px 0 8px;
  border: 0;
  background: transparent;
  white-space: nowrap;

  @media (max-width: 67.4375em) {
    display: inline-flex;
  }
`;

interface HeaderProps {
  menuOpen: boolean;
  onToggleMenu: () => void;
  /** Called on hover and focus of the menu button, to prefetch the menu. */
  onPreloadMenu: () => void;
  hideNav: boolean;
}

export function Header({ menuOpen, onToggleMenu, onPreloadMenu, hideNav }: HeaderProps) {
  const { menu } = useMessages();
  return (
    <Bar data-print="none">
      <Utility>
        <div>
          <div className="today">
            <OpeningToday />
          </div>
          <SearchBox className="search" />
          <LanguageMenu />
          <AccessibilityOpener />
          <AccountControl />
        </div>
      </Utility>
      <Masthead>
        <Logo />
        {!hideNav && (
          <PartBoundary>
            <MainMenu />
          </PartBoundary>
        )}
        {/* Rendered also when the main menu is hidden: on narrow screens only this menu has the search box. */}
        <MenuButton
          type="button"
          aria-expanded={menuOpen}
          aria-controls={mobileMenuId}
          onPointerEnter={onPreloadMenu}
          onFocus={onPreloadMenu}
          onClick={onToggleMenu}
        >
          {menuOpen ? <CloseIcon /> : <MenuIcon />}
          {menuOpen ? menu.close : menu.open}
        </MenuButton>
      </Masthead>
    </Bar>
  );
}
