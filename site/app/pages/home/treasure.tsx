import { styled } from 'styled-components';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { museumDay } from '../../../contract/shared/museum-time';
import { exhibitPath } from '../../../contract/shared/route-paths';
import type { CallState } from '../../api/client/use-call';
import { useNow } from '../../features/opening-hours/clock';
import { useMessages } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { firstSentences, plainText } from '../../i18n/plain-text';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { pageWidth } from '../../ui/page/page-width';
import { PeriodAndDate } from '../../features/records/facts/period-label';
import { Picture } from '../../ui/picture/picture';
import { uncroppedPicture } from '../../ui/picture/uncropped-picture';
import { treasureOfTheDay } from './treasure-of-the-day';

const Band = styled.section`
  background: var(--silk);

  .inner {
    ${pageWidth}
    display: grid;
    align-items: center;
    gap: 32px clamp(32px, 6vw, 112px);
    padding-block: clamp(40px, 6vw, 96px);
  }

  img {
    ${uncroppedPicture('min(78vh, 760px)')}
    margin-inline: auto;
    box-shadow: var(--shadow);
  }

  .label {
    display: grid;
    justify-items: start;
    gap: 14px;
    max-width: 27em;
  }

  .kicker {
    color: var(--cinnabar-text);
    font-family: var(--heading-font);
    letter-spacing: 0.2em;
  }

  &:lang(en) .kicker {
    letter-spacing: 0.02em;
    font-style: italic;
  }

  h2 {
    font-family: var(--title-font);
    font-size: var(--size-h1);
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.2em;
    color: var(--ash);
  }

  .description {
    font-size: var(--size-lead);
  }

  @media (min-width: 56.25em) {
    .inner {
      grid-template-columns: 7fr 5fr;
    }
  }
`;

/** Treasure of the day with the first three sentences of its description. */
export function Treasure({ state }: { state: CallState<Exhibit> }) {
  const { home } = useMessages();
  const today = museumDay(useNow());
  const object = treasureOfTheDay(state.data?.rows ?? [], today);
  const image = object?.images[0];
  if (!object || !image) return null;
  return (
    <Band aria-labelledby="home-treasure">
      <div className="inner">
        <Picture image={image} sizes="(min-width: 900px) 50vw, 90vw" />
        <div className="label">
          <p className="kicker">{home.treasure}</p>
          <h2 id="home-treasure">
            <TextWithLanguage text={object.title} />
          </h2>
          <p className="facts">
            <PeriodAndDate object={object} />
            <span>
              <TextWithLanguage text={object.medium} />
            </span>
          </p>
          <p className="description">
            <TextWithLanguage text={firstSentences(plainText(object.description), 3)} />
          </p>
          <MoreLink to={exhibitPath(object.id)}>
            {home.treasureLink}
            <ArrowIcon />
          </MoreLink>
        </div>
      </div>
    </Band>
  );
}
