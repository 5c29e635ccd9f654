import { styled } from 'styled-components';
import { TextWithLanguage } from '../../../i18n/text-with-language';

const Label = styled.span`
  display: inline-flex;
  align-items: center;
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

/** Name of a historical period, with a mark in its colour. */
export function PeriodLabel({ period, label }: { period: string; label: string }) {
  return (
    <Label data-period={period}>
      <TextWithLanguage text={label} />
    </Label>
  );
}
