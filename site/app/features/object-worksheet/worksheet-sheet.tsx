import { websiteOf } from '../../../contract/shared/edition';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { namesPeriod } from '../../../contract/shared/object-date';
import { qrCodeSource } from '../../../contract/shared/qr-code';
import { exhibitPath } from '../../../contract/shared/route-paths';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { AnswerRoom, WritingLine } from '../../ui/page/answer-room';
import type { Task } from './choose-tasks';
import { worksheetMessages } from './messages';
import { Sheet } from './sheet.styles';

/** Picture and facts of an object, a line for the name, and the tasks with room for answers. */
export function WorksheetSheet({ object, tasks }: { object: Exhibit; tasks: readonly Task[] }) {
  const language = useLanguage();
  const { siteName } = useMessages();
  const messages = usePageMessages(worksheetMessages);
  const { id, title, date, medium, accessionNumber, images } = object;
  const [image] = images;
  const address = `${websiteOf(language)}#${exhibitPath(id)}`;
  const period = namesPeriod(object) ? '' : object.periodLabel;
  const facts = [period, date, medium, accessionNumber, siteName];
  return (
    <Sheet>
      <div className="about">
        {image && <img src={image.src} width={image.width} height={image.height} alt={image.alt} />}
        <div>
          <h3>
            <TextWithLanguage text={title} />
          </h3>
          <ul className="facts">
            {[...new Set(facts)]
              .filter((fact) => fact !== '')
              .map((fact) => (
                <li key={fact}>
                  <TextWithLanguage text={fact} />
                </li>
              ))}
          </ul>
        </div>
        <figure>
          <img src={qrCodeSource(address)} width="96" height="96" alt={messages.code(title)} />
          <figcaption>{messages.scan}</figcaption>
        </figure>
      </div>
      <p className="name">
        <WritingLine>{messages.name}</WritingLine>
        <WritingLine>{messages.group}</WritingLine>
      </p>
      <ol>
        {tasks.map(({ text, room }) => (
          <li key={text}>
            <TextWithLanguage text={text} />
            <AnswerRoom room={room} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
