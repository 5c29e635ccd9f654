import { styled } from 'styled-components';

/** Room for an answer on paper: a frame to draw in, or a number of lines. */
export type Room = 'drawing' | number;

const Frame = styled.div`
  height: 220px;
  margin-top: 10px;
  border: 1px dashed var(--control-line);

  @media print {
    height: 6cm;
  }
`;

/** A line to write on, also for a name. */
export const WritingLine = styled.span`
  display: block;
  min-height: 2.5em;
  border-bottom: 1px solid var(--control-line);
`;

/** Room for the answer of a task; nothing that a screen reader could read. */
export function AnswerRoom({ room }: { room: Room }) {
  if (room === 'drawing') return <Frame className="frame" aria-hidden="true" />;
  return (
    <div className="lines" aria-hidden="true">
      {Array.from({ length: room }, (_, line) => (
        <WritingLine key={line} />
      ))}
    </div>
  );
}
