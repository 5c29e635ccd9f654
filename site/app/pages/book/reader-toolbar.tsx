import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { messages as ownMessages } from './messages';

/** Settings of the reader. */
export interface ReadingSettings {
  view: 'leaf' | 'text';
  isPunctuated: boolean;
  /** Index of the text size. */
  step: number;
}

/** Text sizes in rem. */
export const textSizes = [1, 1.25, 1.6, 2] as const;

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
    flex-wrap: wrap;
  }
`;

interface ReaderToolbarProps {
  reading: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
}

export function ReaderToolbar({ reading, onChange }: ReaderToolbarProps) {
  const messages = usePageMessages(ownMessages);
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
        aria-disabled={step === textSizes.length - 1}
        onClick={() => onChange({ step: Math.min(textSizes.length - 1, step + 1) })}
      >
        <VisuallyHidden>{messages.larger} </VisuallyHidden>
        A+
      </PlainButton>
    </Bar>
  );
}
