import { styled } from 'styled-components';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { Seal } from '../../ui/drawing/seal';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 14px;
  min-height: 56px;
  text-decoration: none;

  img {
    flex: none;
  }

  @media (max-width: 29.9375em) {
    gap: 10px;
  }
`;

const Names = styled.span`
  display: grid;
  gap: 2px;
  line-height: 1.2;

  strong {
    font-family: var(--heading-font);
    font-size: 1.5rem;
    font-weight: 700;
    letter-spacing: 0.12em;
  }

  span {
    color: var(--ash);
    font-family: Georgia, 'Noto Serif CJK SC', serif;
    font-size: 0.72rem;
    letter-spacing: 0.2em;
    text-transform: uppercase;
  }

  &:lang(en) strong {
    font-weight: 600;
    letter-spacing: 0.02em;
  }

  &:lang(en) span {
    font-family: var(--song);
    font-size: 0.85rem;
    letter-spacing: 0.32em;
  }

  @media (max-width: 29.9375em) {
    strong {
      font-size: 1.3rem;
    }

    span {
      font-size: 0.67rem;
    }

    /* The menu button fits beside the name from 320 px on. */
    &:lang(en) strong {
      font-size: 1.25rem;
    }
  }

  @media (max-width: 22.4375em) {
    strong {
      font-size: 1.1rem;
    }

    &:lang(en) strong {
      font-size: 0.95rem;
    }
  }
`;

/** Seal and site name, linked to the home page. */
export function Logo() {
  const { siteName, siteNameLatin } = useMessages();
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  return (
    <Home to="/">
      <Seal height={54} />
      <Names>
        <strong>{siteName}</strong> <span lang={other}>{siteNameLatin}</span>
      </Names>
    </Home>
  );
}
