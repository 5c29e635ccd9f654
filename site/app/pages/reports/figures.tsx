import { styled } from 'styled-components';
import { useDictionary } from '../../api/hooks/dictionary';
import { useLanguage } from '../../i18n/i18n-context';
import { locales } from '../../i18n/locales';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { percentChange, figureNames, type Report } from './read-reports';
import { messages as ownMessages } from './messages';

const List = styled.dl`
  display: grid;
  /* Two columns where the longest figure fits into them. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.75rem, 50% - 1px)), 1fr));
  gap: 1px;
  margin-top: 20px;
  border: 1px solid var(--hairline);
  background: var(--hairline);

  > div {
    display: flex;
    flex-direction: column;
    padding: 20px 22px;
    background: var(--paper-raised);
  }

  dt {
    order: 2;
    color: var(--ash);
    font-size: var(--size-small);
  }

  dd {
    font-family: var(--title-font);
    font-size: clamp(1.6rem, 1.3rem + 1vw, 2.2rem);
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
  }

  dd + dd {
    order: 3;
    color: var(--ash);
    font-family: inherit;
    font-size: var(--size-small);
    white-space: normal;
  }

  @media (min-width: 48em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (max-width: 29.9375em) {
    > div {
      padding: 14px;
    }
  }
`;

/** Figures of a year, each with its change since the previous year. */
export function Figures({ report, previous }: { report: Report; previous: Report | undefined }) {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const dictionary = useDictionary('fact');
  const labels = dictionary.data?.rows ?? [];
  const number = new Intl.NumberFormat(locales[language]);
  const percent = new Intl.NumberFormat('en', { signDisplay: 'always' });
  if (dictionary.error) return <RetryFailed calls={[dictionary]} />;
  return (
    <List>
      {figureNames.map((name) => {
        const figure = report.figures[name];
        const label = labels.find(({ dictValue }) => dictValue === name)?.label;
        const percentage = percentChange(figure, previous?.figures[name]);
        if (figure === undefined || label === undefined) return null;
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{number.format(figure)}</dd>
            {percentage !== undefined && (
              <dd>{messages.since(`${percent.format(percentage).replace('-', '−')}%`)}</dd>
            )}
          </div>
        );
      })}
    </List>
  );
}
