import { styled } from 'styled-components';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { focusOnMount } from '../../ui/focus-on-mount';
import { editorMessages } from './editor-messages';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  padding-block: 24px;
  border-bottom: 1px solid var(--hairline);
`;

/** Row in place of an object that was taken out of a set: puts it back. */
export function UndoRow({ text, onUndo }: { text: string; onUndo: () => void }) {
  const { undo } = usePageMessages(editorMessages);
  return (
    <Row data-print="none">
      <TextWithLanguage text={text} />
      <PlainButton ref={focusOnMount} type="button" onClick={onUndo}>
        {undo}
      </PlainButton>
    </Row>
  );
}
