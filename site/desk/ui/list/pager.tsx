import { styled } from 'styled-components';
import { useMessages } from '../../../app/i18n/i18n-context';
import { PlainButton } from '../../../app/ui/button';

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 16px;
`;

interface PagerProps {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Buttons to the previous and the next page; nothing for a single page. */
export function Pager({ page, pageCount, onChange }: PagerProps) {
  const messages = useMessages().pagination;
  if (pageCount <= 1) return null;
  return (
    <Nav aria-label={messages.label} data-print="none">
      <PlainButton
        type="button"
        disabled={page <= 1}
        onClick={() => {
          onChange(page - 1);
        }}
      >
        {messages.previous}
      </PlainButton>
      <span aria-live="polite">
        {page} / {pageCount}
      </span>
      <PlainButton
        type="button"
        disabled={page >= pageCount}
        onClick={() => {
          onChange(page + 1);
        }}
      >
        {messages.next}
      </PlainButton>
    </Nav>
  );
}
