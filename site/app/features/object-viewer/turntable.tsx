import { useEffect, useState } from 'react';
import type { Turntable as TurntableData } from '../../../contract/entities/common';
import { usePageWords } from '../../i18n/page-words';
import { IconButton, PlainButton } from '../../ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import { PlayIcon, StopIcon } from './icons';
import { nearestLoaded, turnedBy, turnKey } from './turning';
import { Plinth } from './turntable.styles';
import { useDragSideways } from './use-drag-sideways';
import { words } from './words';

interface TurntableProps {
  title: string;
  turntable: TurntableData;
}

/** Milliseconds a frame stays when the object turns by itself. */
const pace = 140;

/** An object that turns by drag, keys and buttons, a frame at a time. */
export function Turntable({ title, turntable }: TurntableProps) {
  const say = usePageWords(words);
  const { frames, width, height } = turntable;
  const count = frames.length;
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [isSpinning, setSpinning] = useState(false);
  const degrees = Math.round((turn * 360) / count);
  const shown = nearestLoaded(turn, loaded, count);
  const isLoading = loaded.size + failed.size < count;

  const turnTo = (next: number) => {
    setSpinning(false);
    setTurn(turnedBy(next, 0, count));
  };
  const drag = useDragSideways((startTurn, moved, wide) => {
    // Once across the plinth is once round.
    turnTo(startTurn + (moved / wide) * count);
  });

  useEffect(() => {
    if (!isSpinning) return undefined;
    let left = count;
    const timer = setInterval(() => {
      setTurn((now) => turnedBy(now, 1, count));
      left -= 1;
      if (left === 0) setSpinning(false);
    }, pace);
    return () => {
      clearInterval(timer);
    };
  }, [count, isSpinning]);

  return (
    <Plinth style={{ '--ratio': width / height }}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={say.turntable(title)}
        aria-valuemin={0}
        aria-valuemax={360 - Math.round(360 / count)}
        aria-valuenow={degrees}
        aria-valuetext={say.degrees(degrees)}
        className="object"
        {...drag(turn)}
        onKeyDown={(event) => {
          const next = turnKey(event.key, turn, count);
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
        <IconButton type="button" aria-label={say.turnLeft} onClick={() => turnTo(turn - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <span className="degrees" aria-hidden="true">
          {degrees}°
        </span>
        <IconButton type="button" aria-label={say.turnRight} onClick={() => turnTo(turn + 1)}>
          <ChevronRightIcon />
        </IconButton>
        {!prefersReducedMotion() && (
          <IconButton
            type="button"
            aria-label={isSpinning ? say.stop : say.spin}
            onClick={() => setSpinning(!isSpinning)}
          >
            {isSpinning ? <StopIcon /> : <PlayIcon />}
          </IconButton>
        )}
        <p className="hint">
          {isLoading ? (
            <label>
              {say.loading} <progress value={loaded.size} max={count} />
            </label>
          ) : (
            say.hint
          )}
        </p>
      </div>
      {!isLoading && failed.size > 0 && (
        <p role="alert" className="missing">
          {say.missing}{' '}
          <PlainButton
            type="button"
            onClick={() => {
              setLoaded(new Set());
              setFailed(new Set());
              setAttempt(attempt + 1);
            }}
          >
            {say.retry}
          </PlainButton>
        </p>
      )}
    </Plinth>
  );
}
