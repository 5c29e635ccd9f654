import { styled } from 'styled-components';
import { useNow } from '../../features/opening-hours/clock';
import { PeriodLabel } from '../../features/records/facts/period-label';
import { Link } from '../../router/link';
import type { ExhibitFacet } from '../../../contract/schemas/exhibit';
import { marks, placeOf, type PeriodValue } from './timeline-scale';
import type { ObjectFilters } from './use-object-filters';
import { useObjectListMessages } from './use-messages';

const Box = styled.section`
  margin-bottom: clamp(32px, 4vw, 56px);

  ol {
    list-style: none;
  }

  a,
  .scale {
    display: grid;
    grid-template-columns: 12em minmax(0, 1fr) 5em;
    gap: 0 20px;
    align-items: center;
  }

  a {
    min-height: var(--hit);
    border-bottom: 1px solid var(--hairline);
    text-decoration: none;
  }

  a:hover {
    background: var(--silk);
  }

  a[aria-current] {
    color: var(--cinnabar-text);
    font-weight: 700;
  }

  .name {
    display: grid;
    padding-block: 4px;
    line-height: 1.4;
  }

  .years,
  .count,
  .scale {
    color: var(--ash);
    font-size: var(--size-small);
    font-weight: 400;
    font-variant-numeric: lining-nums;
  }

  .track {
    position: relative;
    align-self: stretch;
  }

  .bar {
    position: absolute;
    top: 50%;
    min-width: 4px;
    height: 10px;
    translate: 0 -50%;
    background: var(--period);
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }

  /* It began before the scale does. */
  .bar[data-cut] {
    clip-path: polygon(0 50%, 8px 0, 100% 0, 100% 100%, 8px 100%);
  }

  .mark {
    position: absolute;
    inset-block: 0;
    padding-left: 6px;
    border-left: 1px solid var(--hairline);
    white-space: nowrap;
  }

  .scale .track {
    min-height: 2em;
  }

  .count {
    text-align: right;
    white-space: nowrap;
  }

  @media (max-width: 47.9375em) {
    a,
    .scale {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 6px;
    }

    .track {
      grid-column: 1 / -1;
      grid-row: 2;
      min-height: 16px;
    }

    .scale .track {
      grid-row: 1;
    }

    /* The outer marks tell the scale. */
    .mark:nth-child(even) {
      display: none;
    }
  }
`;

interface TimelineProps {
  filters: ObjectFilters;
  facets: readonly ExhibitFacet[];
}

/** Dynasties by their years, each with its number of objects and a link that shows these. */
export function Timeline({ filters, facets }: TimelineProps) {
  const messages = useObjectListMessages();
  const today = useNow().getFullYear();
  const chosen = filters.values.period;
  const periods = facets.find(({ name }) => name === 'period')?.values ?? [];
  return (
    <Box aria-label={messages.views.time}>
      <div className="scale" aria-hidden="true">
        <span />
        <span className="track">
          {marks.map((year) => (
            <span
              key={year}
              className="mark"
              style={{ left: `${placeOf({ from: year }, today).left}%` }}
            >
              {messages.yearOf(year)}
            </span>
          ))}
        </span>
      </div>
      <ol>
        {periods.map(({ value, label, count, years }) => (
          <li key={value}>
            <Link
              to={filters.pathTo({ period: value === chosen ? '' : value })}
              keepScrollAndFocus
              aria-current={value === chosen ? 'true' : undefined}
            >
              <span className="name">
                <PeriodLabel period={value} label={label} />
                {years && <span className="years">{messages.years(years)}</span>}
              </span>
              {years ? <Bar period={value} years={years} today={today} /> : <span />}
              <span className="count">{messages.objects(count)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Box>
  );
}

interface BarProps {
  period: string;
  years: NonNullable<PeriodValue['years']>;
  today: number;
}

function Bar({ period, years, today }: BarProps) {
  const { left, width, isCut } = placeOf(years, today);
  return (
    <span className="track" data-period={period} aria-hidden="true">
      <span
        className="bar"
        data-cut={isCut || undefined}
        style={{ left: `${left}%`, width: `${width}%` }}
      />
    </span>
  );
}
