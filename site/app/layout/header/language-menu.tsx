import { styled } from 'styled-components';
import { sites } from '../../../contract/shared/sites';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { useHashLocation } from '../../router/use-hash-location';

const List = styled.ul`
  display: flex;
  align-items: center;
  white-space: nowrap;

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    padding: 0 10px;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a[aria-current] {
    box-shadow: inset 0 -2px var(--cinnabar);
  }

  li + li::before {
    content: '';
    display: inline-block;
    height: 1em;
    margin-inline: 2px;
    border-left: 1px solid var(--hairline);
    vertical-align: middle;
  }
`;

/** Links to the same page in both languages; ids and routes are shared. */
export function LanguageMenu({ className }: { className?: string }) {
  const language = useLanguage();
  const messages = useMessages().utility;
  const { full } = useHashLocation();
  const names = { zh: '中文', en: 'English' } as const;
  return (
    <nav aria-label={messages.languages} className={className}>
      <List className="languages">
        {(['zh', 'en'] as const).map((code) => (
          <li key={code}>
            <a
              href={`${sites[code].website}#${full}`}
              lang={sites[code].lang}
              hrefLang={sites[code].lang}
              aria-current={code === language ? 'true' : undefined}
            >
              {names[code]}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
