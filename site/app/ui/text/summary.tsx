import { styled } from 'styled-components';
import { TextWithLanguage } from '../../i18n/text-with-language';

const Lines = styled.p`
  max-width: var(--measure);
  margin-top: 14px;
  font-size: var(--size-lead);
`;

/** Lead paragraph below a page title; renders nothing without text. */
export function Summary({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Lines className="summary">
      <TextWithLanguage text={text} />
    </Lines>
  );
}
