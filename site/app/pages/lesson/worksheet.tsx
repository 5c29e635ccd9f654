import type { EntryPart } from '../../../contract/schemas/content';
import { AnswerRoom, WritingLine } from '../../ui/page/answer-room';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PlainButton } from '../../ui/button';
import { messages as ownMessages } from './messages';

const defaultLines = 2;
const maxLines = 20;

/** Tasks with lines or frames for the answers; printed on a page of their own. */
export function Worksheet({ title, tasks }: { title: string; tasks: readonly EntryPart[] }) {
  const messages = usePageMessages(ownMessages);
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="lesson-worksheet" data-worksheet>
      <div className="worksheet">
        <h2 id="lesson-worksheet">
          {messages.worksheet} · <TextWithLanguage text={title} />
        </h2>
        <WritingLine className="name">{messages.name}</WritingLine>
        <ol className="tasks">
          {tasks.map(({ id, title: task, facts }) => (
            <li key={id}>
              <TextWithLanguage text={task} />
              <AnswerRoom room={facts.room === 'drawing' ? 'drawing' : countLines(facts.lines)} />
            </li>
          ))}
        </ol>
      </div>
      <p className="print" data-print="none">
        <PlainButton type="button" onClick={printAlone}>
          {messages.printWorksheet}
        </PlainButton>
        <PlainButton type="button" onClick={() => window.print()}>
          {messages.print}
        </PlainButton>
      </p>
    </section>
  );
}

/** Prints the worksheet without the lesson: the styles of `Sheet` hide what is around it. */
function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'worksheet';
  window.addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  window.print();
}

/** Number of lines for an answer; the default for a missing or invalid one. */
function countLines(lines: string | undefined): number {
  const count = Number(lines);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, maxLines) : defaultLines;
}
