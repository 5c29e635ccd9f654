import { useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { editionOf } from '../../../contract/shared/edition';
import { centreHomeUrl } from '../../../contract/shared/user-centre';
import { useLanguage } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { ChevronDownIcon } from '../../ui/icons/icons';
import { LogoutDialog } from './logout-dialog';
import { useLogout } from './use-logout';
import { useMemberInfo } from './use-member-info';
import { usePointsReport } from './use-points-report';
import { useUserCentre } from './use-user-centre';
import { en } from './messages-en';
import { zh } from './messages-zh';

/** The list lies over the page: opening it moves nothing. */
const Box = styled.div`
  position: relative;

  button,
  a {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: var(--hit);
    padding: 0 12px;
    border: 0;
    background: transparent;
    font-size: inherit;
    text-decoration: none;
  }

  button:hover,
  a:hover {
    background: var(--silk);
  }

  .name {
    overflow: hidden;
    max-width: 7em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > button svg {
    width: 1em;
  }

  > button[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  .member {
    position: absolute;
    inset: 100% 0 auto auto;
    z-index: 40;
    min-width: 100%;
    padding-block: 8px;
    border: 1px solid var(--hairline);
    border-top: 3px solid var(--cinnabar);
    background: var(--paper-raised);
    box-shadow: var(--shadow);
  }

  .member[hidden] {
    display: none;
  }

  .member > li > * {
    width: 100%;
    padding-inline: 20px;
  }

  li > * {
    white-space: nowrap;
  }
`;

const reload = () => {
  window.location.reload();
};

export interface MemberMenuProps {
  /** Shown if the member request fails or the token is invalid. */
  login: ReactNode;
}

/** Menu of the logged-in member: user centre, logout. */
export function MemberMenu({ login }: MemberMenuProps) {
  const { member, failed } = useMemberInfo();
  usePointsReport(member);
  if (member) return <Menu nickName={member.nickName} />;
  return failed ? login : null;
}

function Menu({ nickName }: { nickName: string }) {
  const language = useLanguage();
  const messages = language === 'en' ? en : zh;
  const homeUrl = centreHomeUrl(useUserCentre(), editionOf(language));
  const logout = useLogout(reload);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || isConfirming) return;
        setOpen(false);
        opener.current?.focus();
      }}
      onBlur={(event) => {
        if (!isConfirming && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-label={messages.menu(nickName)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span className="name">{nickName}</span>
        <ChevronDownIcon />
      </button>
      <ul id={id} className="member" hidden={!isOpen}>
        <li>
          <a href={homeUrl}>{messages.centre}</a>
        </li>
        <li>
          <Link
            to={pathOfKind('my-collection')}
            onClick={() => {
              setOpen(false);
            }}
          >
            {messages.collection}
          </Link>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              setConfirming(true);
            }}
          >
            {messages.logout}
          </button>
        </li>
      </ul>
      {isConfirming && (
        <LogoutDialog
          messages={messages}
          onConfirm={logout}
          onCancel={() => {
            setConfirming(false);
          }}
        />
      )}
    </Box>
  );
}
