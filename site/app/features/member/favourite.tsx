import { styled } from 'styled-components';
import type { CallInput } from '../../../contract/calls';
import { useLanguage } from '../../i18n/language';
import { plainButton } from '../../ui/button';
import { useNotices } from '../../ui/notices';
import { LoginLink } from './login-link';
import { useFavourite } from './use-favourite';
import { useHasToken } from './use-has-token';

const words = {
  zh: { favourite: '收藏', login: '登录后收藏' },
  en: { favourite: 'Favourite', login: 'Log in to keep as a favourite' },
} as const;

const Place = styled.p`
  margin-block: 16px;

  button,
  a {
    ${plainButton}
  }

  svg {
    width: 1.2em;
    height: 1.2em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
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

type Thing = Pick<CallInput<'favouriteState'>, 'contentId' | 'categoryCode'>;

/** Keeps a thing among the member's favourites; who is not logged in finds the way in. */
export function Favourite(thing: Thing) {
  const { login } = words[useLanguage()];
  return (
    <Place data-print="none">
      {useHasToken() ? <Toggle {...thing} /> : <LoginLink>{login}</LoginLink>}
    </Place>
  );
}

function Toggle(thing: Thing) {
  const { favourite } = words[useLanguage()];
  const { notify } = useNotices();
  const { isFavourite, isBusy, toggle } = useFavourite(thing, (message) => {
    notify('failed', message);
  });
  return (
    <button type="button" aria-pressed={isFavourite} aria-busy={isBusy} onClick={toggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5h12v17l-6-4.6-6 4.6Z" />
      </svg>
      {favourite}
    </button>
  );
}
