import { styled } from 'styled-components';
import { useDictionary } from '../../api/hooks/dictionary';
import { useLanguage } from '../../i18n/i18n-context';
import { locales } from '../../i18n/locales';
import { usePageMessages } from '../../i18n/use-page-messages';
import type { FigureName, Report } from './read-reports';
import { messages as ownMessages } from './messages';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.4;

  caption {
    padding-bottom: 12px;
    font-family: var(--title-font);
    font-size: 1.1111rem;
    text-align: left;
  }

  tr[data-shown] {
    color: var(--cinnabar-text);
    font-weight: 700;
  }

  th,
  td {
    padding: 5px 0;
    font-weight: inherit;
    font-variant-numeric: lining-nums tabular-nums;
    text-align: left;
  }

  th {
    width: 3.6em;
  }

  .value {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 5.4em;
    align-items: center;
    gap: 12px;
  }

  .value > span:last-child {
    text-align: right;
  }

  .bar {
    height: 18px;
    background: var(--azurite);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }

  tr[data-shown] .bar {
    background: var(--cinnabar);
  }

  @media (forced-colors: active) {
    .bar {
      border: 9px solid CanvasText;
    }
  }
`;

interface YearChartProps {
  reports: readonly Report[];
  name: FigureName;
  /** Year that is highlighted. */
  shown: number | undefined;
}

/** One figure over the years: a table with a bar beside each number; reports without a year have no row. */
export function YearChart({ reports, name, shown }: YearChartProps) {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const label = useDictionary('fact').data?.rows.find(({ dictValue }) => dictValue === name)?.label;
  const counted = reports.flatMap(({ key, year, figures: { [name]: figure } }) =>
    year === undefined || figure === undefined ? [] : [{ key, year, figure }],
  );
  const highest = Math.max(...counted.map(({ figure }) => figure), 1);
  const number = new Intl.NumberFormat(locales[language]);
  if (label === undefined || counted.length < 2) return null;
  return (
    <Table>
      <caption>{messages.chart(label)}</caption>
      <tbody>
        {counted.reverse().map(({ key, year, figure }) => (
          <tr key={key} data-shown={year === shown || undefined}>
            <th scope="row">{year}</th>
            <td>
              <span className="value">
                <span className="bar" style={{ width: `${(100 * figure) / highest}%` }} />
                <span>{number.format(figure)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
