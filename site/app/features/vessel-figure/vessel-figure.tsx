import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Drawing } from '../../ui/drawing/drawing';
import { drawnVesselOf } from './drawn-vessel';

const vesselMessages = {
  zh: {
    drawing: (name: string) => `${name}的器形线图：左半是剖面，右半是外形，下方为比例尺。`,
    caption: (name: string) =>
      `${name}，器形线图。左为剖面，右为外形；按同类器物的通常比例绘制，并非本件实测。`,
  },
  en: {
    drawing: (name: string) =>
      `Line drawing of the type “${name}”: its left half shows the section, its right half the outside, with a scale below.`,
    caption: (name: string) =>
      `${name}: drawing of the type. Section on the left, outside on the right; in the proportions usual for it, not measured from one piece.`,
  },
};

const Figure = styled.figure`
  max-width: var(--picture);
  margin-block: clamp(24px, 3vw, 36px);

  .ground {
    display: grid;
    justify-items: center;
    padding: clamp(20px, 3vw, 36px);
    background: var(--silk);
  }

  figcaption {
    margin-top: 10px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  @media print {
    margin-block: 3mm 0;

    .ground {
      padding: 0;
    }
  }
`;

const LargeDrawing = styled(Drawing)`
  width: min(300px, 100%);
  background: var(--ink-soft);

  @media print {
    width: 4.4cm;
  }
`;

/** The drawing of a record's vessel type, with caption; renders nothing without a drawing. */
export function VesselFigure({ recordId }: { recordId: string }) {
  const language = useLanguage();
  const { drawing, caption } = usePageMessages(vesselMessages);
  const vessel = drawnVesselOf(recordId);
  if (!vessel) return null;
  const name = vessel.name[language];
  return (
    <Figure>
      <div className="ground">
        <LargeDrawing
          $address={`${import.meta.env.DRAWN}/${vessel.id}.svg`}
          role="img"
          aria-label={drawing(name)}
        />
      </div>
      <figcaption>{caption(name)}</figcaption>
    </Figure>
  );
}
