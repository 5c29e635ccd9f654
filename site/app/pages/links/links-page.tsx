import { styled } from 'styled-components';
import { PagedEntries } from '../../features/records/list/paged-entries';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { ExternalLink } from '../../ui/link/external-link';
import { pageAddress, safeHref } from '../../ui/link/safe-href';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { evenRows } from '../../ui/page/even-rows';
import { Summary } from '../../ui/text/summary';
import { groupByTag } from './group-by-tag';
import { messages as ownMessages } from './messages';

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

    /* Narrower screens have no room for four columns of names. */
    @media (min-width: 75em) {
      ${evenRows}
    }
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
export default function LinksPage() {
  const messages = usePageMessages(ownMessages);
  const categoryCode = useRoute()?.route.name ?? '';
  return (
    <Page>
      <PageTitle />
      <Summary text={messages.lead} />
      <PagedEntries code={categoryCode} pageSize={pageSize} skeleton={<SkeletonText lines={10} />}>
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
                        <ExternalLink href={href}>
                          <TextWithLanguage text={title} />
                        </ExternalLink>
                      ) : (
                        <TextWithLanguage text={title} />
                      )}
                      <p>
                        <TextWithLanguage text={summary} />
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
