import type { ContentEntry } from '../../../contract/schemas/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { IconButton } from '../../ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { PauseIcon, PlayIcon } from '../../ui/icons/player-icons';
import { Picture } from '../../ui/picture/picture';
import { Box, carouselHeight } from './carousel.styles';
import { useSlides } from './use-slides';
import { messages as ownMessages } from './messages';

/** Carousel with automatic rotation (WAI-ARIA APG pattern); a slide may link to a product. */
export function Carousel({ slides }: { slides: readonly ContentEntry[] }) {
  const messages = usePageMessages(ownMessages);
  const { index, show, isPlaying, setPlaying, hold } = useSlides(slides.length);
  const Toggle = isPlaying ? PauseIcon : PlayIcon;
  return (
    <Box
      aria-roledescription="carousel"
      aria-label={messages.carousel}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hold(false);
      }}
    >
      <div aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, position) => {
          const shown = position === index;
          const [image] = slide.images;
          const content = (
            <>
              {image && (
                <Picture
                  image={image}
                  sizes="100vw"
                  covers={{ height: carouselHeight }}
                  eager={position === 0}
                />
              )}
              <span className="caption">
                <b>
                  <TextWithLanguage text={slide.title} />
                </b>
                <TextWithLanguage text={slide.summary} />
              </span>
            </>
          );
          return (
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={messages.slide(position + 1, slides.length)}
              className="slide"
              data-shown={shown || undefined}
              inert={!shown}
            >
              {slide.linkUrl.startsWith('#/') ? (
                <Link to={slide.linkUrl.slice(1)}>{content}</Link>
              ) : (
                content
              )}
            </div>
          );
        })}
      </div>
      <IconButton
        type="button"
        className="turn previous"
        aria-label={messages.previous}
        onClick={() => show(index - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        type="button"
        className="turn next"
        aria-label={messages.next}
        onClick={() => show(index + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
      <div className="dots">
        <IconButton
          type="button"
          aria-label={isPlaying ? messages.pause : messages.play}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Toggle />
        </IconButton>
        {slides.map(({ id, title }, position) => (
          <IconButton
            key={id}
            type="button"
            className="dot"
            aria-label={messages.show(title)}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => show(position)}
          />
        ))}
      </div>
    </Box>
  );
}
