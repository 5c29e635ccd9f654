import { useRef } from 'react';
import { usePageMessages } from '../../i18n/use-page-messages';
import { IconButton, PlainButton } from '../../ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { PageWidth } from '../../ui/page/page-width';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import { Seal } from '../../ui/drawing/seal';
import { HandscrollSection } from './handscroll.styles';
import smallWebp from './ink-scroll-2400.webp';
import smallAvif from './ink-scroll-2400.avif';
import largeAvif from './ink-scroll-5000.avif';
import { useDragAndWheelScroll } from './use-drag-and-wheel-scroll';
import { handscrollMessages } from './messages';

/** Start of each passage, as a fraction of the painting's width from its right edge. */
const passages = [0, 0.13, 0.42, 0.7];

/** A landscape painting that scrolls from right to left, between its title and its colophon. */
export function Handscroll() {
  const messages = usePageMessages(handscrollMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const painting = useRef<HTMLImageElement>(null);
  useDragAndWheelScroll(scroller);

  const behavior = () => (prefersReducedMotion() ? 'auto' : 'smooth');
  /** Scrolls by 70 % of the visible width: 1 to the left, -1 to the right. */
  const move = (direction: 1 | -1) => {
    const length = (scroller.current?.clientWidth ?? 0) * 0.7;
    scroller.current?.scrollBy({ left: -direction * length, behavior: behavior() });
  };
  const goTo = (passage: number) => {
    const view = scroller.current;
    const image = painting.current;
    if (!view || !image) return;
    // In an rtl scroller `scrollLeft` is 0 at the right end and negative elsewhere (CSSOM View).
    const start = image.offsetLeft + image.offsetWidth - view.clientWidth;
    const left = start - passage * image.offsetWidth;
    view.scrollTo({ left, behavior: behavior() });
  };

  return (
    <HandscrollSection aria-labelledby="handscroll">
      <PageWidth>
        <header>
          <h2 id="handscroll">{messages.heading}</h2>
          <p>{messages.hint}</p>
        </header>
      </PageWidth>
      <div
        ref={scroller}
        role="region"
        aria-label={messages.region}
        // Arrow keys scroll the focused element; not every browser makes scrollers focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="scroller"
      >
        <div className="scroll">
          <div className="front">
            <p>{messages.title}</p>
            <Seal height={56} />
          </div>
          <picture>
            <source
              type="image/avif"
              srcSet={`${smallAvif} 2400w, ${largeAvif} 5000w`}
              sizes="(min-width: 1080px) 3000px, (min-width: 600px) 2100px, 1700px"
            />
            <img
              ref={painting}
              src={smallWebp}
              width={5000}
              height={900}
              alt={messages.alt}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          </picture>
          <div className="colophon">
            <div>
              {messages.colophon.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p className="made">{messages.made}</p>
            </div>
            <Seal height={56} />
          </div>
        </div>
      </div>
      <PageWidth>
        <div className="tools">
          <ul className="passages" aria-label={messages.stops}>
            {messages.places.map((place, index) => (
              <li key={place}>
                <PlainButton type="button" onClick={() => goTo(passages[index] ?? 0)}>
                  {place}
                </PlainButton>
              </li>
            ))}
          </ul>
          <p>
            <IconButton type="button" aria-label={messages.unroll} onClick={() => move(1)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton type="button" aria-label={messages.rollBack} onClick={() => move(-1)}>
              <ChevronRightIcon />
            </IconButton>
          </p>
        </div>
      </PageWidth>
    </HandscrollSection>
  );
}
