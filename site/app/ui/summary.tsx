import { styled } from 'styled-components';
import { Passage } from '../i18n/passage';

const Lines = styled.p`
  max-width: var(--measure);
  margin-top: 14px;
  font-size: var(--size-lead);
`;

/** What a page is about, in the lines beneath its title; nothing where there are none. */
export function Summary({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Lines className="summary">
      <Passage text={text} />
    </Lines>
  );
}
