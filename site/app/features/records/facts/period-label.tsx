import { styled } from 'styled-components';
import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { namesPeriod } from '../../../../contract/shared/object-date';
import { TextWithLanguage } from '../../../i18n/text-with-language';

const Label = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.5em;

  &::before {
    content: '';
    flex: none;
    width: 0.62em;
    height: 0.62em;
    rotate: 45deg;
    background: var(--period);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`;

/** Period and date of an object on lines of their own; a date that names the period stands for both. */
export function PeriodAndDate({ object }: { object: Exhibit }) {
  const { period, periodLabel, date } = object;
  const isNamed = namesPeriod(object);
  return (
    <>
      <PeriodLabel period={period} label={isNamed && date ? date : periodLabel} />
      {!isNamed && (
        <span>
          <TextWithLanguage text={date} />
        </span>
      )}
    </>
  );
}

/** Name of a historical period, with a mark in its colour. */
export function PeriodLabel({ period, label }: { period: string; label: string }) {
  return (
    <Label data-period={period}>
      <TextWithLanguage text={label} />
    </Label>
  );
}
