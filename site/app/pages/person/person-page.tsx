import { styled } from 'styled-components';
import { findRoute } from '../../../contract/shared/route-paths';
import { EntryDetail } from '../../features/records/detail/entry-detail';
import { ListLink } from '../../features/records/detail/list-link';
import { LazyRecordEnd } from '../../features/records/end/lazy-record-end';
import { FactList } from '../../features/records/facts/fact-list';
import { PersonSeal } from '../../features/person/person-seal';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PageTitle } from '../../router/page-title';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px clamp(40px, 6vw, 96px);
  max-width: 1040px;
  padding-bottom: var(--section);

  .post {
    margin-top: 6px;
    color: var(--cinnabar-text);
    font-size: var(--size-lead);
  }

  .facts {
    margin-top: 24px;
    font-size: var(--size-small);
  }

  .summary {
    margin-block: 0.8em 1.4em;
    padding-bottom: 1.4em;
    border-bottom: 1px solid var(--hairline);
  }

  @media (min-width: 48em) {
    grid-template-columns: minmax(256px, 0.42fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    row-gap: 0;

    header,
    .text {
      grid-column: 2;
    }

    aside {
      grid-area: 1 / 1 / span 2;
      position: sticky;
      top: calc(32px + var(--a11y-toolbar-top, 0px));
      align-self: start;
    }
  }
`;

/** One person: name, post, seal, facts and text. */
export default function PersonPage() {
  return (
    <EntryDetail
      skeleton={
        <Sheet as="div">
          <SkeletonBlock $ratio="5 / 6" $width="200px" />
          <SkeletonText lines={9} />
        </Sheet>
      }
    >
      {({ id, title, summary, content, facts, images, categoryCode }, list) => (
        <Sheet>
          <header>
            <ListLink list={findRoute(categoryCode) ?? list} />
            <PageTitle title={title} />
            {facts?.post && (
              <p className="post">
                <TextWithLanguage text={facts.post} />
              </p>
            )}
          </header>
          <aside aria-label={title}>
            <PersonSeal id={id} name={title} image={images[0]} large />
            <FactList facts={facts} without={['post']} className="facts" />
          </aside>
          <div className="text">
            <Summary text={summary} />
            <RichText html={content} />
            <LazyRecordEnd />
          </div>
        </Sheet>
      )}
    </EntryDetail>
  );
}
