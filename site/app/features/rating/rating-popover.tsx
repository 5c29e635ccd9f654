import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language';
import { IconButton } from '../../ui/button';
import { CloseIcon } from '../../ui/icons';
import { useNotices } from '../../ui/notices';
import { Popover } from './rating-popover.styles';
import { StarGroup } from './star-group';
import { starNames } from './stars';
import { useRating } from './use-rating';
import { ratingWords } from './words';

export interface RatingPopoverProps {
  id: string;
  /** It was closed: by a rating that arrived, its button, Escape, or a click beside it. */
  onClosed: () => void;
}

/** Four things to give stars to. It is there from its opening to its closing. */
export function RatingPopover({ id, onClosed }: RatingPopoverProps) {
  const words = ratingWords[useLanguage()];
  const { notify } = useNotices();
  const box = useRef<HTMLDivElement>(null);
  const { choice, isSending, choose, tick, submit } = useRating(() => {
    box.current?.hidePopover();
    notify('done', words.done);
  });

  useEffect(() => {
    box.current?.showPopover();
    box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);

  return (
    <Popover
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClosed();
      }}
    >
      <form
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <header>
          <h2 id={`${id}-title`}>{words.intro}</h2>
          <IconButton
            type="button"
            aria-label={words.close}
            onClick={() => {
              box.current?.hidePopover();
            }}
          >
            <CloseIcon />
          </IconButton>
        </header>
        {starNames.map((name) => (
          <StarGroup
            key={name}
            legend={words.names[name]}
            count={choice.stars[name]}
            nameOf={words.stars}
            onChoose={(count) => {
              choose(name, count);
            }}
          />
        ))}
        <footer>
          <label className="all">
            <input
              type="checkbox"
              checked={choice.allFive}
              onChange={({ target }) => {
                tick(target.checked);
              }}
            />
            {words.allFive}
          </label>
          <button type="submit" aria-disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </button>
        </footer>
      </form>
    </Popover>
  );
}
