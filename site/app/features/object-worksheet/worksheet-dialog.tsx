import { useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { useExhibitRelated } from '../../api/hooks/exhibit-related';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { usePrintedSheet } from '../../ui/page/use-printed-sheet';
import { chooseTasks, levels, type Level } from './choose-tasks';
import { worksheetMessages } from './messages';
import { WorksheetSheet } from './worksheet-sheet';

const Box = styled(Dialog)`
  width: min(820px, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  padding: 12px clamp(16px, 3vw, 40px) 32px;

  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    align-items: center;
    justify-content: space-between;
    margin-block: 8px 16px;
  }

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    align-items: center;
    padding: 0;
    border: 0;
  }

  legend {
    float: left;
    margin-right: 20px;
    color: var(--ash);
  }

  label {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    min-height: var(--hit);
    cursor: pointer;
  }

  input {
    width: 20px;
    height: 20px;
    accent-color: var(--cinnabar);
  }
`;

interface WorksheetDialogProps {
  object: Exhibit;
  onClose: () => void;
}

/** Modal dialog with the worksheet of an object; while it is open, only the sheet is printed. */
export function WorksheetDialog({ object, onClose }: WorksheetDialogProps) {
  const messages = usePageMessages(worksheetMessages);
  const [level, setLevel] = useState<Level>('primary');
  const groups = useExhibitRelated(object.id).data?.rows ?? [];
  const motif = groups.find(({ by }) => by === 'motif')?.label ?? '';
  const title = groups[0]?.objects[0]?.title ?? '';
  const tasks = chooseTasks(object, level, { motif, title }, useLanguage());
  const sheet = <WorksheetSheet object={object} tasks={tasks} />;
  usePrintedSheet();
  return (
    <Box
      title={<TextWithLanguage text={messages.title(object.title)} />}
      closeLabel={messages.close}
      onClose={onClose}
    >
      <div className="choice">
        <fieldset>
          <legend>{messages.level}</legend>
          {levels.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="worksheet-level"
                checked={each === level}
                onChange={() => setLevel(each)}
              />
              {messages.levels[each]}
            </label>
          ))}
        </fieldset>
        <PlainButton type="button" onClick={() => window.print()}>
          {messages.print}
        </PlainButton>
      </div>
      {sheet}
      {createPortal(<div data-print="sheet">{sheet}</div>, document.body)}
    </Box>
  );
}
