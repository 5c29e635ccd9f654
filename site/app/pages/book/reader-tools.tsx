import { styled } from 'styled-components';
import { usePageWords } from '../../i18n/page-words';
import { PlainButton } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { words as ownMessages } from './words';

/** Settings of the reader. */
export interface Reading {
  view: 'leaf' | 'text';
  isPunctuated: boolean;
  /** Index of the text size. */
  step: number;
}

/** Text sizes in rem. */
export const sizes = [1, 1.25, 1.6, 2] as const;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 16px 20px;

  button[aria-pressed='true'] {
    border-color: var(--button);
    background: var(--button);
    color: var(--on-button);
  }

  [role='group'] {
    display: flex;
  }
`;

interface ReaderToolbarProps {
  reading: Reading;
  onChange: (change: Partial<Reading>) => void;
}

export function ReaderTools({ reading, onChange }: ReaderToolbarProps) {
  const messages = usePageWords(ownMessages);
  const { view, isPunctuated, step } = reading;
  const views = [
    ['leaf', messages.leafView],
    ['text', messages.textView],
  ] as const;
  return (
    <Bar data-print="none">
      <div role="group" aria-label={messages.view}>
        {views.map(([each, label]) => (
          <PlainButton
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => onChange({ view: each })}
          >
            {label}
          </PlainButton>
        ))}
      </div>
      <PlainButton
        type="button"
        aria-pressed={isPunctuated}
        onClick={() => onChange({ isPunctuated: !isPunctuated })}
      >
        {messages.punctuation}
      </PlainButton>
      <PlainButton
        type="button"
        aria-disabled={step === 0}
        onClick={() => onChange({ step: Math.max(0, step - 1) })}
      >
        <VisuallyHidden>{messages.smaller} </VisuallyHidden>
        A−
      </PlainButton>
      <PlainButton
        type="button"
        aria-disabled={step === sizes.length - 1}
        onClick={() => onChange({ step: Math.min(sizes.length - 1, step + 1) })}
      >
        <VisuallyHidden>{messages.larger} </VisuallyHidden>
        A+
      </PlainButton>
    </Bar>
  );
}
