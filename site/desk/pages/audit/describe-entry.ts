import type { AuditRow } from '../../../contract/schemas/desk/administration';
import { itemLabels } from '../../../contract/shared/desk/item-labels';
import { recordLabels } from '../../../contract/shared/desk/record-labels';
import type { Language } from '../../../contract/shared/sites';
import { deskMessages } from '../../messages';
import { pathLabel } from '../../ui/versions/path-label';
import { auditMessages } from './messages';

type Words = Readonly<Record<string, string>>;

const uuid = /^[\da-f]{8}-[\da-f]{4}-/;

/** What an entry of the log concerns, in words: its kind, and a name or number by which people know it. */
export function describeSubject(row: AuditRow, language: Language): string {
  const { action, subjectKind, subjectId, subjectName } = row;
  const { subjects } = auditMessages[language];
  // An activity is a record of content, or what visitors book.
  const isRecord = action.startsWith('deskRecord');
  const { kinds, forms } = recordLabels[language];
  const labels: Words = isRecord ? { ...kinds, ...forms } : subjects;
  const id = uuid.test(subjectId) ? subjectId.slice(0, 8) : subjectId;
  return [labels[subjectKind] ?? subjectKind, subjectName ?? id].filter(Boolean).join(' ');
}

/** What has changed, in words. The log itself has names of fields and values of the calls. */
export function describeDetails({ action, details }: AuditRow, language: Language): string {
  const messages = auditMessages[language];
  const { separator } = messages;
  const words: Words = messages.words;
  const roles: Words = deskMessages[language].roles;
  const states: Words = itemLabels[language].states;
  const named = (names: readonly string[], labels: Words) =>
    names.map((name) => labels[name] ?? name).join(separator);
  const listed = (text: string) => text.split(', ').filter(Boolean);
  switch (action) {
    case 'deskItemState':
      return states[details] ?? details;
    case 'deskExport':
      return messages.rows(/^\d+/.exec(details)?.[0] ?? details);
    case 'deskRecordPublish':
    case 'deskRecordDraft':
      return listed(details)
        .map((name) => pathLabel(name, language))
        .join(separator);
    case 'deskTourSave':
    case 'deskTourRemove': {
      const [time = '', ...languages] = details.split(' ');
      return `${time} ${named(listed(languages.join(' ')), words)}`.trim();
    }
    case 'deskStaffAdd':
    case 'staff:add':
      return named(listed(details.replace(/^[^:]*: /, '')), roles);
    case 'deskStaffUpdate':
      return describeAccount(details, (names) => named(names, roles), words);
    default:
      return words[details] ?? details;
  }
}

/** Changes of an account, which the log has as JSON. */
function describeAccount(
  details: string,
  describeRoles: (roles: readonly string[]) => string,
  words: Words,
): string {
  const changes = JSON.parse(details) as {
    displayName?: string;
    roles?: readonly string[];
    isDisabled?: boolean;
  };
  const { displayName, roles, isDisabled } = changes;
  const state = isDisabled === undefined ? undefined : isDisabled ? words.disabled : words.enabled;
  return [displayName, roles && describeRoles(roles), state].filter(Boolean).join(' · ');
}
