import { recordLabels } from '../../../contract/shared/desk/record-labels';
import type { RecordState } from '../../../contract/shared/desk/records';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { StateBadge } from '../../ui/state-badge';
import { recordMessages } from './messages';

/** How a state is drawn: what visitors do not see yet stands out, what is over is grey. */
const looks = {
  public: 'inHand',
  scheduled: 'new',
  draft: 'new',
  withdrawn: 'done',
  ended: 'done',
} as const;

interface RecordStateBadgeProps {
  record: { state: RecordState; isShown: boolean; hasDraft: boolean; publishedAt?: string };
}

/** State of a record, with the time of a scheduled one and whether it has a draft. */
export function RecordStateBadge({ record }: RecordStateBadgeProps) {
  const own = usePageMessages(recordMessages);
  const language = useLanguage();
  const { state, isShown, hasDraft, publishedAt } = record;
  const notes = [
    state === 'scheduled' && publishedAt && formatDateTime(publishedAt, language),
    state === 'public' && !isShown && own.hidden,
    state !== 'draft' && hasDraft && own.withDraft,
  ];
  return (
    <StateBadge
      state={looks[state]}
      label={recordLabels[language].states[state]}
      note={notes.filter(Boolean).join(' · ')}
    />
  );
}
