import { styled } from 'styled-components';
import type { ExhibitFacet } from '../../../contract/schemas/exhibit';
import { MapPins, pinShape } from '../../features/province-map/map-pins';
import { ProvinceMap } from '../../features/province-map/province-map';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { placeFilters, placesIn, type MappedPlace, type Place } from './places';
import { useObjectListMessages } from './use-messages';
import type { ObjectFilters } from './use-object-filters';
import { publishHeight, stickyColumn } from '../../ui/page/sticky-column';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px clamp(28px, 4vw, 64px);
  margin-bottom: clamp(32px, 4vw, 56px);

  h2 {
    margin-bottom: 8px;
    font-size: var(--size-h3);
  }

  h3 {
    margin-top: 20px;
    color: var(--ash);
    font-size: var(--size-small);
    font-weight: 400;
  }

  section + section {
    margin-top: 32px;
  }

  ul {
    list-style: none;
  }

  .list a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    align-items: center;
    min-height: var(--hit);
    padding-block: 6px;
    border-bottom: 1px solid var(--hairline);
    text-decoration: none;
  }

  /* Large text has its number of objects on a line of its own. */
  .list .name {
    flex: 1 1 6em;
  }

  .list a:hover {
    background: var(--silk);
  }

  .list a[aria-current] {
    color: var(--cinnabar-text);
    font-weight: 700;
  }

  .list .elsewhere {
    display: flex;
    flex-wrap: wrap;
    margin-inline: -12px;
  }

  .list .elsewhere a {
    display: inline-flex;
    gap: 0.4em;
    padding: 0 12px;
    border-bottom: 0;
  }

  .list .elsewhere .name {
    flex: none;
  }

  .pin {
    ${pinShape}
    scale: 0.85;
  }

  @media (forced-colors: active) {
    [aria-current] .pin {
      background: transparent;
    }
  }

  .count {
    color: var(--ash);
    font-size: var(--size-small);
    font-weight: 400;
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }

  @media (min-width: 56.25em) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: start;

    > .map {
      ${stickyColumn}
    }
  }
`;

interface PlaceMapProps {
  filters: ObjectFilters;
  facets: readonly ExhibitFacet[];
}

const shapeOf = (filter: Place['filter']) => (filter === 'kiln' ? ('square' as const) : undefined);

/** Find-spots and kilns on the map of the province and as a list, each with a link that shows its objects. */
export function PlaceMap({ filters, facets }: PlaceMapProps) {
  const messages = useObjectListMessages();
  const { onMap, elsewhere } = placesIn(facets);
  const isChosen = ({ filter, value }: Place) => filters.values[filter] === value;
  const pathOf = (place: Place) =>
    filters.pathTo({ [place.filter]: isChosen(place) ? '' : place.value });
  const rowOf = (place: Place | MappedPlace) => (
    <li key={place.value}>
      <Link
        to={pathOf(place)}
        keepScrollAndFocus
        aria-current={isChosen(place) ? 'true' : undefined}
      >
        {'number' in place && (
          <span className="pin" data-shape={shapeOf(place.filter)} aria-hidden="true">
            <b>{place.number}</b>
          </span>
        )}
        <span className="name">
          <TextWithLanguage text={place.label} />
        </span>
        <span className="count">{messages.objects(place.count)}</span>
      </Link>
    </li>
  );
  return (
    <Box aria-label={messages.views.map}>
      <div className="map" ref={publishHeight}>
        <ProvinceMap>
          <MapPins
            isDense
            keepScrollAndFocus
            pins={onMap.map((place) => ({
              key: `${place.filter}/${place.value}`,
              number: place.number,
              name: messages.placeWith(place.label, place.count),
              position: place.position,
              to: pathOf(place),
              shape: shapeOf(place.filter),
              isChosen: isChosen(place),
            }))}
          />
        </ProvinceMap>
      </div>
      <div className="list">
        {placeFilters.map((filter) => {
          const inProvince = onMap.filter((place) => place.filter === filter);
          const outside = elsewhere.filter((place) => place.filter === filter);
          if (inProvince.length + outside.length === 0) return null;
          return (
            <section key={filter} aria-labelledby={`places-${filter}`}>
              <h2 id={`places-${filter}`}>{messages.facets[filter]}</h2>
              {inProvince.length > 0 && <ul>{inProvince.map(rowOf)}</ul>}
              {outside.length > 0 && (
                <>
                  <h3 id={`elsewhere-${filter}`}>{messages.elsewhere}</h3>
                  <ul className="elsewhere" aria-labelledby={`elsewhere-${filter}`}>
                    {outside.map(rowOf)}
                  </ul>
                </>
              )}
            </section>
          );
        })}
      </div>
    </Box>
  );
}
