import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { spellReferenceCode } from '../../../contract/shared/reference-code';
import { usePageMessages } from '../../i18n/use-page-messages';
import { formMessages } from './messages';

const Box = styled.section`
  max-width: 640px;
  padding: clamp(20px, 4vw, 36px);
  border: 1px solid var(--hairline);
  border-top: 4px solid var(--malachite);
  background: var(--paper-raised);

  h3 {
    margin-bottom: 8px;
    font-size: var(--size-h3);
  }

  h3:focus-visible {
    outline-offset: 6px;
  }

  dl {
    display: grid;
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
    gap: 4px 20px;
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid var(--hairline);
  }

  dt {
    color: var(--ash);
  }

  .code {
    font-size: clamp(28px, 4vw, 36px);
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.2;
    white-space: nowrap;
  }

  .next {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 20px;
  }
`;

interface ReceiptProps {
  title: string;
  text: string;
  /** Number that the visitor reads out at the desk. */
  code?: string;
  /** The sent values, as terms and descriptions. */
  facts?: readonly (readonly [string, ReactNode])[];
  /** Next actions. */
  children?: ReactNode;
}

/** Confirmation that replaces a sent form. Takes focus, because the focused control is removed. */
export function Receipt({ title, text, code, facts = [], children }: ReceiptProps) {
  const messages = usePageMessages(formMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const number = code !== undefined && <strong className="code">{spellReferenceCode(code)}</strong>;
  const lines = number ? [[messages.number, number] as const, ...facts] : facts;
  return (
    <Box role="status">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {lines.length > 0 && (
        <dl>
          {lines.map(([term, description]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {children && <div className="next">{children}</div>}
    </Box>
  );
}
