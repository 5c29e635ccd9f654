import { styled } from 'styled-components';
import type { DeskRecordDetail } from '../../../contract/schemas/desk/editor';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { Panel } from '../../ui/panel';
import { Differences } from './differences';
import { recordMessages } from './messages';
import { withoutEmpty, type Values } from './record-values';

/** As wide as two versions need. */
export const WidePanel = styled(Panel)`
  width: min(960px, calc(100vw - 24px));
`;

interface ConflictPanelProps {
  mine: Values;
  theirs: DeskRecordDetail;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two editors have changed one record: both versions, and which one is kept. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { mine, theirs, onKeepMine, onTakeTheirs, onClose } = props;
  const own = usePageMessages(recordMessages);
  const frame = usePageMessages(deskMessages);
  return (
    <WidePanel title={own.conflict} closeLabel={frame.close} onClose={onClose}>
      <p>{own.conflictText}</p>
      <Differences
        caption={own.conflict}
        one={{ name: own.mine, values: withoutEmpty(mine) }}
        other={{ name: `${own.theirs} · ${theirs.updatedBy}`, values: theirs.source }}
      />
      <div className="buttons">
        <PlainButton type="button" onClick={onKeepMine}>
          {own.keepMine}
        </PlainButton>
        <PlainButton type="button" onClick={onTakeTheirs}>
          {own.takeTheirs}
        </PlainButton>
      </div>
    </WidePanel>
  );
}
