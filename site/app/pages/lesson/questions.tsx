import type { EntryPart } from '../../../contract/schemas/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { RichText } from '../../ui/rich-text/rich-text';
import { messages as ownMessages } from './messages';

/** Questions, each with its answer in a closed `details` element. */
export function Questions({ questions }: { questions: readonly EntryPart[] }) {
  const messages = usePageMessages(ownMessages);
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="lesson-questions">
      <h2 id="lesson-questions">{messages.questions}</h2>
      {questions.map(({ id, title, content }) => (
        <details key={id}>
          <summary>
            <TextWithLanguage text={title} />
          </summary>
          <div className="answer">
            <RichText html={content} />
          </div>
        </details>
      ))}
    </section>
  );
}
