import { styled } from 'styled-components';
import type { Language } from '../../../contract/shared/sites';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { compareTexts, describeValue, type ComparedText } from './describe-value';
import { versionMessages } from './messages';
import { pathLabel } from './path-label';
import { differingNames, type Values } from './values';

const Table = styled.table`
  width: 100%;
  margin-block: 12px;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: 8px 12px 8px 0;
    border-top: 1px solid var(--hairline);
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
    white-space: pre-wrap;
  }

  th {
    font-weight: 600;
  }

  thead th {
    color: var(--ash);
    font-weight: 400;
  }

  th:first-child {
    width: 24%;
  }

  mark {
    background: var(--silk);
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--cinnabar);
    text-underline-offset: 0.25em;
  }
`;

export interface Version {
  name: string;
  values: Values;
}

interface DifferencesProps {
  caption: string;
  one: Version;
  other: Version;
  /** Label of a field; default: that of the records of content. */
  labelOf?: (name: string, language: Language) => string;
}

/** The fields in which two versions differ, side by side, with what differs marked. */
export function Differences({ caption, one, other, labelOf = pathLabel }: DifferencesProps) {
  const own = usePageMessages(versionMessages);
  const language = useLanguage();
  const names = differingNames(one.values, other.values);
  if (names.length === 0) return <p>{own.noDifference}</p>;
  const rows = names.map((name) => {
    const text = ({ values }: Version) => describeValue(name, values[name], language);
    return { name, texts: compareTexts(text(one), text(other)) };
  });
  return (
    <Table aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{own.field}</th>
          <th scope="col">{one.name}</th>
          <th scope="col">{other.name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, texts: [first, second] }) => (
          <tr key={name}>
            <th scope="row">{labelOf(name, language)}</th>
            <Cell text={first} />
            <Cell text={second} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell({ text: { before, changed, after } }: { text: ComparedText }) {
  if (before + changed + after === '') return <td>—</td>;
  return (
    <td>
      {before}
      {changed !== '' && <mark>{changed}</mark>}
      {after}
    </td>
  );
}
