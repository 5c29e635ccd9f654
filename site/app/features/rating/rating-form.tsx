import { styled } from 'styled-components';
import { primaryButton } from '../../ui/button';
import { StarGroup } from './star-group';
import { starNames } from './stars';
import { useRating } from './use-rating';
import type { RatingWords } from './words';

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
  words: RatingWords;
  onSent: () => void;
}

/** Four things to give stars to, and the box that gives five to all. */
export function RatingForm({ words, onSent }: RatingFormProps) {
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
          legend={words.names[name]}
          count={choice.stars[name]}
          nameOf={words.stars}
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
          {words.allFive}
        </label>
        <button type="submit">{isSending ? words.sending : words.submit}</button>
      </div>
    </Form>
  );
}
