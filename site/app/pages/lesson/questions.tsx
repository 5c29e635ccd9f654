import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { RichText } from '../../ui/rich-text/rich-text';
import { words as ownMessages } from './words';

/** Questions, each with its answer in a closed `details` element. */
export function Questions({ questions }: { questions: readonly EntryPart[] }) {
  const messages = usePageWords(ownMessages);
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="lesson-questions">
      <h2 id="lesson-questions">{messages.questions}</h2>
      {questions.map(({ id, title, content }) => (
        <details key={id}>
          <summary>
            <Passage text={title} />
          </summary>
          <div className="answer">
            <RichText html={content} />
          </div>
        </details>
      ))}
    </section>
  );
}
