import { styled } from 'styled-components';
import { EntryDetail } from '../../features/records/detail/entry-detail';
import { LazyRecordEnd } from '../../features/records/end/lazy-record-end';
import { ListLink } from '../../features/records/detail/list-link';
import { FactList } from '../../features/records/facts/fact-list';
import { Favourite } from '../../features/member/favourite';
import { VesselFigure } from '../../features/vessel-figure/vessel-figure';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PageTitle } from '../../router/page-title';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { CitationBox } from './citation-box';
import { formatCitation } from './format-citation';
import { messages as ownMessages } from './messages';

const Sheet = styled.article`
  max-width: 860px;
  margin-inline: auto;
  padding-bottom: var(--section);

  .author {
    margin-top: 12px;
    font-family: var(--title-font);
    font-size: var(--size-lead);
  }

  .facts {
    margin-top: 12px;
    padding-bottom: clamp(20px, 2.4vw, 32px);
    border-bottom: 1px solid var(--hairline);
    color: var(--ink-soft);
  }

  .abstract {
    max-width: var(--measure);
    margin-block: clamp(24px, 3vw, 36px);
  }

  .abstract h2 {
    font-size: 1.1111rem;
  }

  .abstract p {
    margin-top: 8px;
    line-height: 1.9;
  }

  .keywords b {
    margin-right: 0.8em;
    font-weight: 700;
  }
`;

/** One paper: author, facts, abstract, citation, and text with references. */
export default function ThesisPage() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  return (
    <EntryDetail
      skeleton={
        <Sheet as="div">
          <SkeletonBlock $width="80%" $height="2.4em" style={{ marginBlock: 44 }} />
          <SkeletonText lines={9} />
        </Sheet>
      }
    >
      {(entry, list) => (
        <Sheet>
          <header>
            <ListLink list={list} />
            <PageTitle title={entry.title} />
            <p className="author">
              <TextWithLanguage text={entry.facts?.author ?? ''} />
            </p>
            <FactList
              facts={entry.facts}
              names={['journal', 'issue', 'pages', 'project']}
              inLine
              className="facts"
            />
          </header>
          <section className="abstract" aria-labelledby="abstract">
            <h2 id="abstract">{messages.abstract}</h2>
            <p>
              <TextWithLanguage text={entry.summary} />
            </p>
            {entry.facts?.keywords && (
              <p className="keywords">
                <b>{messages.keywords}</b>
                <TextWithLanguage text={entry.facts.keywords} />
              </p>
            )}
          </section>
          <VesselFigure recordId={entry.id} />
          <CitationBox text={formatCitation(entry, language)} />
          <RichText html={entry.content} />
          <Favourite contentId={entry.id} categoryCode={entry.categoryCode} />
          <LazyRecordEnd />
        </Sheet>
      )}
    </EntryDetail>
  );
}
