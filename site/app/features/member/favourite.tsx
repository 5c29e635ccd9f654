import { styled } from 'styled-components';
import type { CallInput } from '../../../contract/schemas';
import { useLanguage } from '../../i18n/i18n-context';
import { plainButton } from '../../ui/button';
import { useIsStaticPage } from '../../ui/static-page';
import { useNotices } from '../../ui/feedback/notices';
import { BookmarkIcon } from '../../ui/icons/action-icons';
import { LoginLink } from './login-link';
import { useFavourite } from './use-favourite';
import { useHasToken } from './use-has-token';

const messages = {
  zh: { favourite: '收藏', kept: '已', login: '登录后收藏' },
  en: { favourite: 'Favourite', kept: '✓ ', login: 'Log in to keep as a favourite' },
} as const;

const Paragraph = styled.p`
  margin-block: 16px;

  button,
  a {
    ${plainButton}
  }

  svg {
    width: 1.2em;
    height: 1.2em;
  }

  [aria-pressed='true'] {
    border-color: var(--cinnabar);
    color: var(--cinnabar-text);
    font-weight: 700;
  }

  [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

type FavouriteTarget = Pick<CallInput<'favouriteState'>, 'contentId' | 'categoryCode'>;

/** Button that toggles a favourite of the member; a login link for visitors who are not logged in. */
export function Favourite(target: FavouriteTarget) {
  const { login } = messages[useLanguage()];
  const isMember = useHasToken();
  if (useIsStaticPage()) return null;
  return (
    <Paragraph data-print="none">
      {isMember ? <Toggle {...target} /> : <LoginLink>{login}</LoginLink>}
    </Paragraph>
  );
}

function Toggle(target: FavouriteTarget) {
  const { favourite, kept } = messages[useLanguage()];
  const { notify } = useNotices();
  const { isFavourite, isBusy, toggle } = useFavourite(target, (message) => {
    notify('failed', message);
  });
  return (
    <button type="button" aria-pressed={isFavourite} aria-busy={isBusy} onClick={toggle}>
      <BookmarkIcon />
      {/* The accessible name is the same in both states: `aria-pressed` tells them apart. */}
      <span>
        {isFavourite && <span aria-hidden="true">{kept}</span>}
        {favourite}
      </span>
    </button>
  );
}
