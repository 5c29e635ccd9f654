import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Seal } from '../../ui/drawing/seal';
import { provinceMapMessages } from './messages';

const MapBox = styled.div`
  position: relative;
  aspect-ratio: 5 / 4;
  border: 1px solid var(--hairline);
  background: var(--paper-raised);
  container-type: inline-size;

  > [role='img'] {
    position: absolute;
    inset: 0;
  }

  .name,
  .museum {
    position: absolute;
    translate: -50% -50%;
    /* Large text does not fit on a small map; its description and the list beside it have the names. */
    font-size: min(clamp(0.7222rem, 2.4cqi, 0.9444rem), 5cqi);
    line-height: 1.2;
    text-align: center;
    white-space: nowrap;
    /* Halo: keeps map lines away from the text. */
    text-shadow:
      0 0 3px var(--silk),
      0 0 3px var(--silk),
      0 0 5px var(--silk),
      0 0 5px var(--silk);
    pointer-events: none;
  }

  .name[data-kind='water'] {
    font-style: italic;
  }

  .name[data-kind='water']:lang(zh) {
    font-family: var(--song);
    font-style: normal;
    letter-spacing: 0.24em;
  }

  .name[data-kind='water']:lang(en) {
    font-family: var(--title-font);
  }

  .name[data-kind='range'] {
    letter-spacing: 0.3em;
  }

  .name[data-kind='range']:lang(en) {
    letter-spacing: 0.04em;
  }

  /* Anchored at the seal, which is on the shore; the name is on the land side. */
  .museum {
    --width: clamp(12px, 3.2cqi, 22px);

    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    gap: 6px;
    translate: calc(var(--width) / 2 - 100%) -50%;
    font-weight: 600;
  }

  .museum img {
    width: var(--width);
    height: auto;
  }

  @media (max-width: 15em) {
    .name {
      display: none;
    }
  }

  /* On small maps, labels would overlap the pins. */
  @container (max-width: 459px) {
    .name[data-kind='city'],
    .museum span {
      display: none;
    }
  }
`;

/** One colour of the map, as a mask over the layers below. */
const Layer = styled.span<{ $name: string; $colour: string }>`
  position: absolute;
  inset: 0;
  background: var(--${({ $colour }) => $colour});
  -webkit-mask: url('${import.meta.env.DRAWN}/province-${({ $name }) => $name}.svg') 0 0 / 100% 100%
    no-repeat;
  mask: url('${import.meta.env.DRAWN}/province-${({ $name }) => $name}.svg') 0 0 / 100% 100%
    no-repeat;
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

const layers = [
  ['ground', 'silk'],
  ['water', 'azurite'],
  ['land', 'control-line'],
] as const;

const positionOf = ([x, y]: readonly [number, number]) => ({
  left: `${x / 10}%`,
  top: `${y / 8}%`,
});

/** Map of the province; its pins are the children. */
export function ProvinceMap({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const messages = usePageMessages(provinceMapMessages);
  const { names = [], museum } = import.meta.env.PROVINCE ?? {};
  return (
    <MapBox>
      <span role="img" aria-label={messages.map}>
        {layers.map(([name, colour]) => (
          <Layer key={name} $name={name} $colour={colour} />
        ))}
        {names.map(({ kind, place, ...name }) => (
          <span key={name.en} className="name" data-kind={kind} style={positionOf(place)}>
            {name[language]}
          </span>
        ))}
        {museum && (
          <span className="museum" style={positionOf(museum)}>
            <Seal height={34} />
            <span>{messages.museum}</span>
          </span>
        )}
      </span>
      {children}
    </MapBox>
  );
}
