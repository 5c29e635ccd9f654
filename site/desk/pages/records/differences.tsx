import { styled } from 'styled-components';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { recordMessages } from './messages';
import { pathLabel } from './path-label';
import { describeValue, differingNames, type Values } from './record-values';

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
`;

interface DifferencesProps {
  caption: string;
  one: { name: string; values: Values };
  other: { name: string; values: Values };
}

/** The fields in which two versions differ, side by side. */
export function Differences({ caption, one, other }: DifferencesProps) {
  const own = usePageMessages(recordMessages);
  const language = useLanguage();
  const names = differingNames(one.values, other.values);
  if (names.length === 0) return <p>{own.noDifference}</p>;
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
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{pathLabel(name, language)}</th>
            <td>{describeValue(one.values[name]) || '—'}</td>
            <td>{describeValue(other.values[name]) || '—'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
