import type { EntryPart } from '../../../contract/schemas/content';
import { LeafCommentary } from './leaf-commentary';

interface TextViewProps {
  leaves: readonly EntryPart[];
  isPunctuated: boolean;
  /** Text size in rem. */
  size: number;
}

const punctuation = /[，。、；：？！“”‘’「」『』]/gu;

/** The whole text in horizontal lines, each leaf with its commentary. */
export function TextView({ leaves, isPunctuated, size }: TextViewProps) {
  return (
    <div className="text-view">
      {leaves.map((leaf, index) => (
        <section key={leaf.id}>
          <LeafCommentary leaf={leaf} index={index + 1} />
          <div className="original" lang="zh" style={{ fontSize: `${size}rem` }}>
            {(leaf.facts.text ?? '').split('\n').map((line, lineIndex) => (
              <p key={lineIndex}>{isPunctuated ? line : line.replace(punctuation, '　')}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
