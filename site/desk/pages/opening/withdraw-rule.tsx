import { useState } from 'react';
import type { DeskOpeningRule } from '../../../contract/schemas/desk/arrangement';
import type { DeskRecordDetail } from '../../../contract/schemas/desk/editor';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { ConflictPanel } from '../../ui/versions/conflict-panel';
import { openingMessages } from './messages';

interface WithdrawRuleProps {
  rule: DeskOpeningRule;
  onDone: () => void;
  onTakeTheirs: (theirs: DeskRecordDetail) => void;
}

/** Takes an opening rule out of use, or uses it again. */
export function WithdrawRule({ rule, onDone, onTakeTheirs }: WithdrawRuleProps) {
  const own = usePageMessages(openingMessages);
  const frame = usePageMessages(deskMessages);
  const act = useAction('deskOpeningList', 'deskStrandedBookings');
  const [theirs, setTheirs] = useState<DeskRecordDetail>();
  const { id, isWithdrawn, source } = rule;
  const close = () => {
    setTheirs(undefined);
  };
  const withdraw = async (version: number) => {
    const input = { kind: 'opening', id, version, isWithdrawn: !isWithdrawn } as const;
    const done = await act('deskRecordWithdraw', input, frame.saved, setTheirs);
    if (done !== undefined) onDone();
  };
  return (
    <div className="buttons">
      <PlainButton type="button" onClick={() => void withdraw(rule.version)}>
        {isWithdrawn ? own.return : own.withdraw}
      </PlainButton>
      {theirs && (
        <ConflictPanel
          mine={{ ...source, withdrawn: isWithdrawn ? undefined : true }}
          theirs={theirs.source}
          updatedBy={theirs.updatedBy}
          onKeepMine={() => {
            close();
            void withdraw(theirs.version);
          }}
          onTakeTheirs={() => {
            close();
            onTakeTheirs(theirs);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
