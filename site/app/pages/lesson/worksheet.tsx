import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { PlainButton } from '../../ui/button';
import { words as ownMessages } from './words';

const defaultLines = 2;

/** Tasks with lines or frames for the answers; printed on a new page. */
export function Worksheet({ title, tasks }: { title: string; tasks: readonly EntryPart[] }) {
  const messages = usePageWords(ownMessages);
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="lesson-worksheet">
      <div className="worksheet">
        <h2 id="lesson-worksheet">
          {messages.worksheet} · <Passage text={title} />
        </h2>
        <p className="name-line">{messages.name}</p>
        <ol className="tasks">
          {tasks.map(({ id, title: task, facts }) => (
            <li key={id}>
              <Passage text={task} />
              {facts.room === 'drawing' ? (
                <div className="frame" aria-hidden="true" />
              ) : (
                <div className="lines" aria-hidden="true">
                  {Array.from({ length: Number(facts.lines) || defaultLines }, (_, line) => (
                    <span key={line} />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p style={{ marginTop: 20 }} data-print="none">
        <PlainButton type="button" onClick={() => window.print()}>
          {messages.print}
        </PlainButton>
      </p>
    </section>
  );
}
