import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FilmGrid } from '../../features/records/cards/film-card';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';

const Section = styled.section`
  margin-top: clamp(40px, 5vw, 72px);
  padding-top: 20px;
  border-top: 1px solid var(--hairline);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 24px;
    margin-bottom: 20px;
  }
`;

interface CardSectionProps {
  /** Id of the heading, unique in the page. */
  id: string;
  title: string;
  /** Link to the page with all entries. */
  all?: { path: string; label: string } | undefined;
  /** Cards. */
  children: ReactNode;
}

/** Titled section with a grid of cards and an optional link to all entries. */
export function CardSection({ id, title, all, children }: CardSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {all && (
          <MoreLink to={all.path}>
            {all.label}
            <ArrowIcon />
          </MoreLink>
        )}
      </header>
      <FilmGrid>{children}</FilmGrid>
    </Section>
  );
}
