import { styled } from 'styled-components';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { inboxMessages } from './messages';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 40px;
  margin-bottom: 20px;

  dt {
    color: var(--ash);
  }

  dd {
    font-family: var(--title-font);
    font-size: 1.6rem;
    font-variant-numeric: tabular-nums;
  }
`;

const names = [
  'comprehensiveStar',
  'globeDesignStar',
  'browsingExperienceStar',
  'contentQualityStar',
] as const;

/** Means of the ratings that match the filters; nothing without ratings, whose means are 0. */
export function RatingMeans({
  means,
}: {
  means: Readonly<Record<(typeof names)[number], number>>;
}) {
  const messages = usePageMessages(inboxMessages);
  if (names.every((name) => means[name] === 0)) return null;
  return (
    <List aria-label={messages.means}>
      {names.map((name) => (
        <div key={name}>
          <dt>{messages.fields[name]}</dt>
          <dd>{means[name].toFixed(2)}</dd>
        </div>
      ))}
    </List>
  );
}
