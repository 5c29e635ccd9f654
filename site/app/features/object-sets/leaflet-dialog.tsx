import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { usePrintedSheet } from '../../ui/page/use-printed-sheet';
import { LeafletSheet, type LeafletSet } from './leaflet-sheet';
import { objectSetMessages } from './messages';
import type { SetObjects } from './use-set-objects';

const Box = styled(Dialog)`
  width: min(900px, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  padding: 12px clamp(16px, 3vw, 40px) 32px;

  .actions {
    display: flex;
    justify-content: flex-end;
    margin-block: 8px 16px;
  }
`;

interface LeafletDialogProps {
  set: LeafletSet;
  shown: SetObjects;
  onClose: () => void;
}

/** Modal dialog with the leaflet of a set; while it is open, only the leaflet is printed. */
export function LeafletDialog({ set, shown, onClose }: LeafletDialogProps) {
  const messages = usePageMessages(objectSetMessages);
  usePrintedSheet();
  const sheet = <LeafletSheet set={set} shown={shown} />;
  return (
    <Box
      title={<TextWithLanguage text={messages.leafletTitle(set.name)} />}
      closeLabel={messages.close}
      onClose={onClose}
    >
      <div className="actions">
        <PlainButton type="button" onClick={() => window.print()}>
          {messages.print}
        </PlainButton>
      </div>
      {sheet}
      {createPortal(<div data-print="sheet">{sheet}</div>, document.body)}
    </Box>
  );
}
