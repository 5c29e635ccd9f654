import { lazy, Suspense, useId, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMessages } from '../../i18n/language';
import { loadChunk } from '../../router/load-chunk';
import { plainButton } from '../../ui/button';
import { useNotices } from '../../ui/notices';
import type { RatingPopoverProps } from './rating-popover';
import { ratingWords } from './words';

const load = () => loadChunk(() => import('./rating-popover'));

/** Drawn only when its code is there. */
const RatingPopover = lazy<ComponentType<RatingPopoverProps>>(() =>
  load().then(({ RatingPopover: loaded }) => ({ default: loaded })),
);

const Opener = styled.button`
  ${plainButton}
  anchor-name: --rating;

  svg {
    width: 1.15em;
    height: 1.15em;
    fill: none;
    stroke: var(--cinnabar-text);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
`;

const expect = () => {
  load().catch(() => undefined);
};

/** Opens the rating of the site. */
export function RatingEntrance({ className }: { className?: string }) {
  const words = ratingWords[useLanguage()];
  const { failure } = useMessages();
  const { notify } = useNotices();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={(event) => {
          // What is open the browser closes by itself.
          if (isOpen) return;
          event.preventDefault();
          load().then(
            () => {
              setOpen(true);
            },
            () => {
              notify('failed', failure.chunkHint);
            },
          );
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m12 3.4 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 2.9 1.1-6-4.4-4.2 6-.8Z" />
        </svg>
        {words.open}
      </Opener>
      {isOpen && (
        <Suspense>
          <RatingPopover
            id={id}
            onClosed={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
