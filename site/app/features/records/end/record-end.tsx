import { styled } from 'styled-components';
import type { ContentEntryDetail } from '../../../contract/schemas/content';
import type { Route } from '../../../contract/shared/routes';
import { useContentDetail, useContentPage } from '../../api/hooks/content';
import { useExhibitDetail } from '../../api/hooks/exhibit';
import { EntryCard } from '../../features/records/cards/entry-card';
import { entryPath } from '../../features/records/cards/entry-path';
import { ObjectCard } from '../../features/records/cards/object-card';
import { resolveEntryRef } from '../../features/records/detail/resolve-entry-ref';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { useHashLocation } from '../../router/use-hash-location';
import { useRoute } from '../../router/use-route';
import { namedObjects, neighboursOf, relatedEntries } from './related-entries';

const ownMessages = {
  zh: {
    objects: '文中的藏品',
    related: '接着读',
    neighbours: '上一篇与下一篇',
    newer: '上一篇',
    older: '下一篇',
  },
  en: {
    objects: 'Objects in this text',
    related: 'Read on',
    neighbours: 'Previous and next',
    newer: 'Previous',
    older: 'Next',
  },
};

const Box = styled.div`
  display: grid;
  gap: clamp(40px, 5vw, 64px);
  margin-top: clamp(40px, 5vw, 72px);
  padding-top: clamp(28px, 3vw, 44px);
  border-top: 1px solid var(--hairline);

  h2 {
    margin-bottom: 20px;
    font-size: var(--size-h3);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: 32px var(--gap);
    list-style: none;
  }

  .objects ul {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  }

  nav {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 var(--gap);
    border-block: 1px solid var(--hairline);
  }

  nav a {
    display: grid;
    align-content: start;
    padding-block: 16px;
    text-decoration: none;
  }

  nav a:last-child {
    grid-column: 2;
    text-align: right;
  }

  nav a:hover strong {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }

  nav small {
    color: var(--ash);
    font-size: var(--size-small);
  }
`;

/** Objects that the article of the current URL names, entries on the same subjects, previous and next entry. */
export function ArticleEnd() {
  const match = useRoute();
  const { query } = useHashLocation();
  const target = match && resolveEntryRef(match.route, match.params, query);
  const state = useContentDetail(
    target && { categoryCode: target.list.name, contentId: target.id },
  );
  const entry = state.data?.rows[0];
  return target && entry ? <End key={entry.id} entry={entry} list={target.list} /> : null;
}

function End({ entry, list }: { entry: ContentEntryDetail; list: Route }) {
  const messages = usePageMessages(ownMessages);
  const page = useContentPage({ categoryCode: list.name, pageNum: 1, pageSize: 100 });
  const entries = page.data?.rows ?? [];
  const { newer, older } = neighboursOf(entry.id, entries);
  const related = relatedEntries(entry, entries);
  const objects = namedObjects(entry.content);
  if (objects.length === 0 && related.length === 0 && !newer && !older) return null;
  return (
    <Box data-print="none">
      {objects.length > 0 && (
        <section className="objects" aria-labelledby="named-objects">
          <h2 id="named-objects">{messages.objects}</h2>
          <ul>
            {objects.map((id) => (
              <NamedObject key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related-entries">
          <h2 id="related-entries">{messages.related}</h2>
          <ul>
            {related.map((each) => (
              <li key={each.id}>
                <EntryCard entry={each} list={list.name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(newer ?? older) && (
        <nav aria-label={messages.neighbours}>
          {[
            { neighbour: newer, label: messages.newer },
            { neighbour: older, label: messages.older },
          ].map(
            ({ neighbour, label }) =>
              neighbour && (
                <Link key={label} to={entryPath(neighbour, list.name) ?? list.path}>
                  <small>{label}</small>
                  <strong>
                    <TextWithLanguage text={neighbour.title} />
                  </strong>
                </Link>
              ),
          )}
        </nav>
      )}
    </Box>
  );
}

/** Card of an object; nothing while it loads or when the collection no longer has it. */
function NamedObject({ id }: { id: string }) {
  const object = useExhibitDetail(id).data?.rows[0];
  return (
    object && (
      <li>
        <ObjectCard object={object} sizes="(min-width: 768px) 270px, 45vw" />
      </li>
    )
  );
}
