import { EntryDetail } from '../../features/detail/entry-detail';
import { Favourite } from '../../features/member/favourite';
import { Recording } from '../../features/recording/recording';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { CaptionedPicture } from '../../ui/captioned-picture';
import { RichText } from '../../ui/rich-text/rich-text';
import { Bone, TextBones } from '../../ui/skeleton';
import { Summary } from '../../ui/summary';
import { Sheet } from './lesson.styles';
import { Questions } from './questions';
import { Steps } from './steps';
import { Worksheet } from './worksheet';
import { words as ownWords } from './words';

/** A lesson: what one will know, what to do, what to ask, and a sheet to write on. */
export function LessonPage() {
  const words = usePageWords(ownWords);
  return (
    <EntryDetail
      skeleton={
        <Sheet as="div">
          <Bone $width="60%" $height="2.4em" style={{ marginBlock: 44 }} />
          <Bone $ratio="16 / 9" style={{ marginBottom: 40 }} />
          <TextBones lines={7} />
        </Sheet>
      }
    >
      {({ title, summary, content, facts = {}, video, images, parts = [], ...lesson }, list) => {
        const of = (kind: string) => parts.filter((part) => part.kind === kind);
        const [image] = images;
        const goals = of('goal');
        const narrow = (name: 'level' | 'topic', value: string) =>
          `${list.path}?${new URLSearchParams({ [name]: value }).toString()}`;
        return (
          <Sheet>
            <p className="facts">
              {facts.level && <Link to={narrow('level', facts.level)}>{facts.level}</Link>}
              {facts.topic && <Link to={narrow('topic', facts.topic)}>{facts.topic}</Link>}
              {facts.minutes && <span>{words.minutes(facts.minutes)}</span>}
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
                <h2 id="lesson-goals">{words.goals}</h2>
                <ul data-goals>
                  {goals.map((goal) => (
                    <li key={goal.id}>
                      <Passage text={goal.title} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <div className="text">
              <RichText html={content} />
            </div>
            <Steps steps={of('step')} />
            <Questions questions={of('question')} />
            <Worksheet title={title} tasks={of('task')} />
            <Favourite contentId={lesson.id} categoryCode={list.name} />
          </Sheet>
        );
      }}
    </EntryDetail>
  );
}
