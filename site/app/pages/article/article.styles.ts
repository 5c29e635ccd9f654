import { styled } from 'styled-components';
import { moreLink } from '../../features/records/list/more-link';
import { mattedFigure } from '../../ui/picture/matted-figure';

export const Sheet = styled.article`
  max-width: 860px;
  margin-inline: auto;
  padding-bottom: var(--section);

  > header {
    margin-bottom: clamp(24px, 3vw, 44px);
    padding-bottom: clamp(20px, 2.4vw, 32px);
    border-bottom: 1px solid var(--hairline);
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.4em;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .meta a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--cinnabar-text);
  }

  .facts {
    max-width: var(--measure);
    margin-top: 20px;
    font-size: var(--size-small);
  }

  .lead {
    margin-bottom: clamp(28px, 4vw, 48px);
  }

  .lead,
  .others figure {
    ${mattedFigure('76vh')}
  }

  .others {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr));
    align-items: start;
    gap: var(--gap);
    margin-top: 40px;
  }

  .related a {
    ${moreLink}
    margin-top: 24px;
  }
`;
