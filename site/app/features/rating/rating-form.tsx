import { styled } from 'styled-components';
import { primaryButton } from '../../ui/button';
import { StarGroup } from './star-group';
import { starNames } from './stars';
import { useRating } from './use-rating';
import type { RatingMessages } from './messages';

const Form = styled.form`
  .send {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    margin-top: 12px;
    padding-top: 16px;
    border-top: 1px solid var(--hairline);
  }

  .all {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: var(--hit);
    cursor: pointer;
  }

  .all input {
    width: 22px;
    height: 22px;
    accent-color: var(--cinnabar);
  }

  .send button {
    ${primaryButton}
    min-width: 9em;
  }
`;

interface RatingFormProps {
  messages: RatingMessages;
  onSent: () => void;
}

/** Four star groups, and the checkbox that sets all to five. */
export function RatingForm({ messages, onSent }: RatingFormProps) {
  const { choice, isSending, choose, tick, submit } = useRating(onSent);
  return (
    <Form
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {starNames.map((name) => (
        <StarGroup
          key={name}
          legend={messages.names[name]}
          count={choice.stars[name]}
          nameOf={messages.stars}
          onChoose={(count) => {
            choose(name, count);
          }}
        />
      ))}
      <div className="send">
        <label className="all">
          <input
            type="checkbox"
            checked={choice.allFive}
            onChange={({ target }) => {
              tick(target.checked);
            }}
          />
          {messages.allFive}
        </label>
        <button type="submit">{isSending ? messages.sending : messages.submit}</button>
      </div>
    </Form>
  );
}
