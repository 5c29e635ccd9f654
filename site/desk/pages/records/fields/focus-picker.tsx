import { useId } from 'react';
import { styled } from 'styled-components';
import type { RecordPicture } from '../../../../contract/schemas/desk/editor';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../../app/ui/button';
import { recordMessages } from '../messages';
import { isValues } from '../../../ui/versions/values';

const Box = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  .picture {
    position: relative;
    max-width: 320px;
    cursor: crosshair;
  }

  img {
    display: block;
    max-width: 100%;
    max-height: 240px;
    width: auto;
    height: auto;
  }

  .mark {
    position: absolute;
    width: 28px;
    height: 28px;
    margin: -14px 0 0 -14px;
    border: 3px solid #fff;
    border-radius: 50%;
    box-shadow:
      0 0 0 2px #000,
      inset 0 0 0 2px #000;
    pointer-events: none;
  }

  .hint {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .slider {
    display: grid;
    grid-template-columns: minmax(6em, 9em) minmax(80px, 180px);
    align-items: center;
    gap: 8px;
    min-height: var(--hit);
  }

  input {
    width: 100%;
    min-height: var(--hit);
    accent-color: var(--button);
  }
`;

interface FocusPickerProps {
  picture: RecordPicture;
  value: unknown;
  onChange: (focal: { x: number; y: number } | undefined) => void;
}

const centre = { x: 0.5, y: 0.5 };

function focalOf(value: unknown): { x: number; y: number } {
  if (!isValues(value)) return centre;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : centre;
}

/** To two decimals, from 0 to 1. */
const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

/** The point that stays visible where a picture is cropped, by pointer or by two sliders. */
export function FocusPicker({ picture, value, onChange }: FocusPickerProps) {
  const own = usePageMessages(recordMessages);
  const id = useId();
  const focal = focalOf(value);
  const slider = (axis: 'x' | 'y', label: string) => (
    <div className="slider">
      <label htmlFor={`${id}-${axis}`}>{label}</label>
      <input
        id={`${id}-${axis}`}
        type="range"
        min={0}
        max={100}
        value={Math.round(focal[axis] * 100)}
        aria-valuetext={`${Math.round(focal[axis] * 100)} %`}
        onChange={(event) => {
          onChange({ ...focal, [axis]: Number(event.target.value) / 100 });
        }}
      />
    </div>
  );
  return (
    <Box>
      {/* The sliders below do the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="picture"
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          const x = share((event.clientX - left) / width);
          onChange({ x, y: share((event.clientY - top) / height) });
        }}
      >
        <img src={picture.src} width={picture.width} height={picture.height} alt="" />
        <span
          className="mark"
          style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
          aria-hidden="true"
        />
      </div>
      <p className="hint">{own.focusHint}</p>
      {slider('x', own.focusX)}
      {slider('y', own.focusY)}
      {value !== undefined && (
        <PlainButton
          type="button"
          onClick={() => {
            onChange(undefined);
          }}
        >
          {own.focusReset}
        </PlainButton>
      )}
    </Box>
  );
}
