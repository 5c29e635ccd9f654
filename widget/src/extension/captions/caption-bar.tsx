/** @jsxRuntime classic */
/** @jsx h */
import { h, type ComponentChildren } from 'preact';
import { unbreakableParts } from '../../speech/unbreakable-parts';
import type { Tool } from '../../tools/tool';
import { Icon } from '../../view/icon';
import type { ViewState } from '../../view/view-state';
import type { Annotate } from './converters';

/**
 * A page with the readings above its characters: one element a word, so that lines break between words. The readings
 * are generated content: the text of the caption stays exactly the page.
 */
export function Annotated(page: string, annotate: Annotate): ComponentChildren {
  const characters = annotate(page);
  let at = 0;
  return unbreakableParts(page, false).map((word) => {
    const inWord: ComponentChildren[] = [];
    for (let length = 0; length < word.length && at < characters.length; at++) {
      const [character = '', reading = ''] = characters[at] ?? [];
      length += character.length;
      inWord.push(
        reading ? (
          <ruby>
            {character}
            <rt data-reading={reading} />
          </ruby>
        ) : (
          character
        ),
      );
    }
    return <span class="word">{inWord}</span>;
  });
}

/** The caption bar with a button for its text size. */
export const CaptionBar = (
  { active, messages, settings }: ViewState,
  content: ComponentChildren,
  { name, icon }: Tool,
) => (
  <div class="bar low caption sized" part="caption">
    <div class="text" part="caption-text" aria-hidden="true">
      {content}
    </div>
    <button part="caption-close" aria-label={messages.captionClose}>
      {Icon('M6 6l12 12M18 6L6 18')}
    </button>
    <button
      part="caption-size"
      data-tool={name}
      tabindex={name === active ? 0 : -1}
      aria-label={`${String(messages[name])} ${settings.captionSize ?? ''}`}
    >
      {Icon(icon(settings))}
    </button>
  </div>
);
