import { pathOfKind } from '../../../contract/shared/route-paths';
import { EntryDetail } from '../../features/records/detail/entry-detail';
import { LazyRecordEnd } from '../../features/records/end/lazy-record-end';
import { MoreLink } from '../../features/records/list/more-link';
import { Favourite } from '../../features/member/favourite';
import { Recording } from '../../features/recording/recording';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { ArrowIcon } from '../../ui/icons/icons';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { Sheet } from './lesson.styles';
import { Questions } from './questions';
import { Steps } from './steps';
import { Worksheet } from './worksheet';
import { messages as ownMessages } from './messages';

/** A lesson: goals, text, steps, questions and a worksheet. */
export default function LessonPage() {
  const messages = usePageMessages(ownMessages);
  return (
    <EntryDetail
      skeleton={
        <Sheet as="div">
          <SkeletonBlock $width="60%" $height="2.4em" style={{ marginBlock: 44 }} />
          <SkeletonBlock $ratio="16 / 9" style={{ marginBottom: 40 }} />
          <SkeletonText lines={7} />
        </Sheet>
      }
    >
      {({ title, summary, content, facts = {}, video, images, parts = [], ...lesson }, list) => {
        const partsOfKind = (kind: string) => parts.filter((part) => part.kind === kind);
        const [image] = images;
        const goals = partsOfKind('goal');
        const filteredPath = (name: 'level' | 'topic', value: string) =>
          `${list.path}?${new URLSearchParams({ [name]: value }).toString()}`;
        return (
          <Sheet>
            <p className="facts">
              {facts.level && <Link to={filteredPath('level', facts.level)}>{facts.level}</Link>}
              {facts.topic && <Link to={filteredPath('topic', facts.topic)}>{facts.topic}</Link>}
              {facts.minutes && <span>{messages.minutes(facts.minutes)}</span>}
            </p>
            <PageTitle title={title} />
            <Summary text={summary} />
            {video && <Recording kind="video" recording={video} title={title} />}
            {!video && image && (
              <CaptionedPicture
                image={image}
                sizes="(min-width: 1080px) 760px, 92vw"
                className="lead"
                eager
              />
            )}
            {goals.length > 0 && (
              <section aria-labelledby="lesson-goals">
                <h2 id="lesson-goals">{messages.goals}</h2>
                <ul data-goals>
                  {goals.map((goal) => (
                    <li key={goal.id}>
                      <TextWithLanguage text={goal.title} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <div className="text">
              <RichText html={content} />
            </div>
            <Steps steps={partsOfKind('step')} />
            <Questions questions={partsOfKind('question')} />
            <Worksheet title={title} tasks={partsOfKind('task')} />
            <p data-print="none">
              <MoreLink to={pathOfKind('class-visit')}>
                {messages.visit}
                <ArrowIcon />
              </MoreLink>
            </p>
            <Favourite contentId={lesson.id} categoryCode={list.name} />
            <LazyRecordEnd />
          </Sheet>
        );
      }}
    </EntryDetail>
  );
}
