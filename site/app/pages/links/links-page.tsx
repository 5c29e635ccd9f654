import { styled } from 'styled-components';
import { PagedEntries } from '../../features/loaded/paged-entries';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { OutsideLink } from '../../ui/outside-link';
import { pageAddress, safeHref } from '../../ui/safe-href';
import { TextBones } from '../../ui/skeleton';
import { Summary } from '../../ui/summary';
import { groupByTag } from './group-by-tag';
import { words as ownMessages } from './words';

const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(28px, 4vw, 48px);
  }

  section + section {
    margin-top: clamp(36px, 4vw, 64px);
  }

  h2 {
    padding-bottom: 12px;
    border-bottom: 1px solid var(--hairline);
    font-size: var(--size-h2);
  }

  .links {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
    gap: 0 var(--gap);
  }

  li {
    padding-block: 16px;
    border-bottom: 1px solid var(--hairline);
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: var(--hit);
    font-family: var(--title-font);
    font-size: 1.1667rem;
  }

  a:hover {
    color: var(--cinnabar-text);
  }

  li p {
    color: var(--ash);
    line-height: 1.7;
  }

  .host {
    font-size: var(--size-small);
  }
`;

const pageSize = 60;

/** Websites of other institutions by group, each with a description. */
export function LinksPage() {
  const messages = usePageWords(ownMessages);
  const categoryCode = useRoute()?.route.name ?? '';
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <PagedEntries code={categoryCode} pageSize={pageSize} skeleton={<TextBones lines={10} />}>
        {(links) =>
          groupByTag(links).map(({ tag, entries }) => (
            <section key={tag?.tagId ?? ''} aria-labelledby={`links-${tag?.tagId ?? ''}`}>
              <h2 id={`links-${tag?.tagId ?? ''}`}>{tag?.tagName ?? messages.others}</h2>
              <ul className="links">
                {entries.map(({ id, title, summary, linkUrl }) => {
                  const href = safeHref(linkUrl);
                  return (
                    <li key={id}>
                      {href ? (
                        <OutsideLink href={href}>
                          <Passage text={title} />
                        </OutsideLink>
                      ) : (
                        <Passage text={title} />
                      )}
                      <p>
                        <Passage text={summary} />
                      </p>
                      {href && <p className="host">{new URL(href, pageAddress()).host}</p>}
                    </li>
                  );
                })}
              </ul>
            </section>
          ))
        }
      </PagedEntries>
    </Page>
  );
}
