import type { Language } from '../../../contract/shared/sites';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { Differences } from './differences';
import { versionMessages } from './messages';
import { differingNames, type Values } from './values';
import { WidePanel } from './wide-panel';

/** What a person can answer to a conflict. */
export interface ConflictAnswers {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** A change that came too late, and what the service has now. */
export interface Conflict<Theirs> {
  mine: Values;
  theirs: Theirs;
}

interface ConflictPanelProps extends Conflict<Values>, ConflictAnswers {
  /** Who was faster. */
  updatedBy: string;
  labelOf?: (name: string, language: Language) => string;
}

/** Two people have changed one thing: both versions, and which one is kept. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { mine, theirs, updatedBy, labelOf, onKeepMine, onTakeTheirs, onClose } = props;
  const own = usePageMessages(versionMessages);
  const frame = usePageMessages(deskMessages);
  const isSame = differingNames(mine, theirs).length === 0;
  return (
    <WidePanel title={own.conflict} closeLabel={frame.close} onClose={onClose}>
      <p>{isSame ? own.sameText : own.conflictText}</p>
      {!isSame && (
        <Differences
          caption={own.conflict}
          one={{ name: own.mine, values: mine }}
          other={{ name: `${own.theirs} · ${updatedBy}`, values: theirs }}
          {...(labelOf && { labelOf })}
        />
      )}
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
