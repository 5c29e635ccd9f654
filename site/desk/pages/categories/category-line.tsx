import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeskCategory } from '../../../contract/schemas/desk/arrangement';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useAction } from '../../session/use-action';
import { ConflictPanel } from '../../ui/versions/conflict-panel';
import type { Values } from '../../ui/versions/values';
import { categoryMessages } from './messages';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding-block: 4px;
  border-bottom: 1px solid var(--hairline);

  .name {
    flex: 1 1 12em;
  }

  .name[data-hidden] {
    color: var(--ash);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  small {
    margin-left: 0.5em;
  }
`;

interface CategoryLineProps {
  category: DeskCategory;
  isFirst: boolean;
  isLast: boolean;
}

/** A category with its state and the buttons that move, hide or show it. */
export function CategoryLine({ category, isFirst, isLast }: CategoryLineProps) {
  const own = usePageMessages(categoryMessages);
  const language = useLanguage();
  const act = useAction('deskCategoryList');
  /** What was asked for, and what a colleague has made of it meanwhile. */
  const [conflict, setConflict] = useState<{ mine: DeskCategory; theirs: DeskCategory }>();
  const { id, nameZh, nameEn, isVisible, isWithdrawn } = category;
  const name = language === 'en' && nameEn !== '' ? nameEn : nameZh;
  const notes = [
    !isVisible && own.hidden,
    isWithdrawn && own.withdrawn,
    nameEn === '' && own.onlyChinese,
  ].filter(Boolean);
  const move = (direction: 'up' | 'down') =>
    void act('deskCategoryMove', { id, direction }, own.moved(name));
  const show = (isShown: boolean, version: number) =>
    void act(
      'deskCategoryShow',
      { id, version, isVisible: isShown },
      isShown ? own.wasShown(name) : own.wasHidden(name),
      (theirs) => {
        setConflict({ mine: { ...category, isVisible: isShown }, theirs });
      },
    );
  const close = () => {
    setConflict(undefined);
  };
  const fields: Readonly<Record<string, string>> = own.fields;
  const toggle = isVisible ? own.hide : own.show;
  return (
    <Line>
      <span className="name" data-hidden={isVisible ? undefined : true}>
        {name}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <span className="actions">
        <PlainButton
          type="button"
          // A disabled button would lose the focus when the category arrives at the end.
          aria-disabled={isFirst}
          aria-label={own.of(own.up, name)}
          onClick={() => {
            if (!isFirst) move('up');
          }}
        >
          ↑
        </PlainButton>
        <PlainButton
          type="button"
          aria-disabled={isLast}
          aria-label={own.of(own.down, name)}
          onClick={() => {
            if (!isLast) move('down');
          }}
        >
          ↓
        </PlainButton>
        <PlainButton
          type="button"
          aria-label={own.of(toggle, name)}
          onClick={() => {
            show(!isVisible, category.version);
          }}
        >
          {toggle}
        </PlainButton>
      </span>
      {conflict && (
        <ConflictPanel
          mine={shownOf(conflict.mine)}
          theirs={shownOf(conflict.theirs)}
          updatedBy={conflict.theirs.updatedBy}
          labelOf={(field) => fields[field] ?? field}
          onKeepMine={() => {
            close();
            show(conflict.mine.isVisible, conflict.theirs.version);
          }}
          onTakeTheirs={close}
          onClose={close}
        />
      )}
    </Line>
  );
}

/** What a line of the list shows of a category. */
function shownOf({ nameZh, nameEn, isVisible, isWithdrawn }: DeskCategory): Values {
  return { nameZh, nameEn, isVisible, isWithdrawn };
}
