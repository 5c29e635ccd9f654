import { useEffect, useState } from 'react';
import type { Turntable as TurntableData } from '../../../contract/schemas/common/fields';
import { usePageMessages } from '../../i18n/use-page-messages';
import { IconButton, PlainButton } from '../../ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { useReducedMotion } from '../../ui/reduced-motion';
import { PlayIcon, StopIcon } from '../../ui/icons/player-icons';
import { nearestLoaded, turnBy, frameAfterKey } from './turntable-frames';
import { TurntableBox } from './turntable.styles';
import { useHorizontalDrag } from './use-horizontal-drag';
import { objectViewerMessages } from './messages';

interface TurntableProps {
  title: string;
  turntable: TurntableData;
}

/** Milliseconds per frame of the automatic rotation. */
const frameMs = 140;

/** Photographs of an object from all sides, turned by drag, keys and buttons. */
export function Turntable({ title, turntable }: TurntableProps) {
  const messages = usePageMessages(objectViewerMessages);
  const { frames, width, height } = turntable;
  const count = frames.length;
  const reducedMotion = useReducedMotion();
  const [frame, setFrame] = useState(0);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [isSpinning, setSpinning] = useState(false);
  const degrees = Math.round((frame * 360) / count);
  const shown = nearestLoaded(frame, loaded, count);
  const isLoading = loaded.size + failed.size < count;

  const turnTo = (next: number) => {
    setSpinning(false);
    setFrame(turnBy(next, 0, count));
  };
  const drag = useHorizontalDrag((startFrame, movedPx, widthPx) => {
    // Dragging across the full width is one rotation.
    turnTo(startFrame + (movedPx / widthPx) * count);
  });

  useEffect(() => {
    if (!isSpinning) return undefined;
    let framesLeft = count;
    const timer = setInterval(() => {
      setFrame((current) => turnBy(current, 1, count));
      framesLeft -= 1;
      if (framesLeft === 0) setSpinning(false);
    }, frameMs);
    return () => {
      clearInterval(timer);
    };
  }, [count, isSpinning]);

  return (
    <TurntableBox style={{ '--ratio': width / height }}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={messages.turntable(title)}
        aria-valuemin={0}
        aria-valuemax={360 - Math.round(360 / count)}
        aria-valuenow={degrees}
        aria-valuetext={messages.degrees(degrees)}
        className="object"
        {...drag(frame)}
        onKeyDown={(event) => {
          const next = frameAfterKey(event.key, frame, count);
          if (next === undefined) return;
          event.preventDefault();
          turnTo(next);
        }}
      >
        {frames.map(({ avif, webp }, index) => (
          <picture key={`${attempt}-${webp}`} data-shown={index === shown || undefined}>
            <source type="image/avif" srcSet={avif} />
            <img
              src={webp}
              alt=""
              width={width}
              height={height}
              draggable={false}
              onLoad={() => setLoaded((all) => new Set(all).add(index))}
              onError={() => setFailed((all) => new Set(all).add(index))}
            />
          </picture>
        ))}
      </div>
      <div className="tools">
        <IconButton type="button" aria-label={messages.turnLeft} onClick={() => turnTo(frame - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <span className="degrees" aria-hidden="true">
          {degrees}°
        </span>
        <IconButton type="button" aria-label={messages.turnRight} onClick={() => turnTo(frame + 1)}>
          <ChevronRightIcon />
        </IconButton>
        {!reducedMotion && (
          <IconButton
            type="button"
            aria-label={isSpinning ? messages.stop : messages.spin}
            onClick={() => setSpinning(!isSpinning)}
          >
            {isSpinning ? <StopIcon /> : <PlayIcon />}
          </IconButton>
        )}
        <p className="hint">
          {isLoading ? (
            <label>
              {messages.loading} <progress value={loaded.size} max={count} />
            </label>
          ) : (
            messages.hint
          )}
        </p>
      </div>
      {!isLoading && failed.size > 0 && (
        <p role="alert" className="missing">
          {messages.missing}{' '}
          <PlainButton
            type="button"
            onClick={() => {
              setLoaded(new Set());
              setFailed(new Set());
              setAttempt(attempt + 1);
            }}
          >
            {messages.retry}
          </PlainButton>
        </p>
      )}
    </TurntableBox>
  );
}
