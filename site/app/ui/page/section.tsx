import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px var(--gap);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
  }

  h2 {
    font-size: var(--size-h2);
    letter-spacing: 0.08em;
  }

  &:lang(en) h2 {
    letter-spacing: 0;
  }

  @media (min-width: 67.5em) {
    grid-template-columns: 128px minmax(0, 1fr);

    > header {
      flex-direction: column;
      flex-wrap: nowrap;
      align-items: flex-start;
      justify-content: flex-start;
      gap: 24px;
    }

    > header a {
      white-space: normal;
    }

    h2 {
      padding-block: 4px;
      margin-left: -0.25em;
      letter-spacing: 0.32em;
      writing-mode: vertical-rl;
    }

    h2::before {
      content: '';
      display: inline-block;
      width: 10px;
      height: 10px;
      margin: 0 0 20px;
      background: var(--cinnabar);
    }

    &:lang(en) {
      grid-template-columns: 240px minmax(0, 1fr);

      h2 {
        margin-left: 0;
        writing-mode: horizontal-tb;
      }

      h2::before {
        display: block;
      }
    }
  }
`;

interface SectionProps {
  /** Id of the heading, unique in the page. */
  id: string;
  title: ReactNode;
  /** Link to further content, next to the title. */
  link?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Section of a page. On wide screens its Chinese title is set vertically beside the content. */
export function Section({ id, title, link, children, className }: SectionProps) {
  return (
    <Box aria-labelledby={id} className={className}>
      <header>
        <h2 id={id}>{title}</h2>
        {link}
      </header>
      <div>{children}</div>
    </Box>
  );
}
