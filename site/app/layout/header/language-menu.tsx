import { styled } from 'styled-components';
import { editionOf } from '../../../contract/shared/edition';
import { editionNames, editions } from '../../../contract/shared/sites';
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

/** Links to the same page in all editions; ids and routes are shared. */
export function LanguageMenu({ className }: { className?: string }) {
  const current = editionOf(useLanguage());
  const messages = useMessages().utility;
  const { full } = useHashLocation();
  return (
    <nav aria-label={messages.languages} className={className}>
      <List className="languages">
        {editionNames.map((edition) => (
          <li key={edition}>
            <a
              href={`${editions[edition].website}#${full}`}
              lang={editions[edition].lang}
              hrefLang={editions[edition].hreflang}
              aria-current={edition === current ? 'true' : undefined}
            >
              {editions[edition].name}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
