import type { EntryPart } from '../../../contract/entities/entry-part';
import { LeafMeaning } from './leaf-meaning';

interface TextViewProps {
  leaves: readonly EntryPart[];
  isPunctuated: boolean;
  /** Rem. */
  size: number;
}

const marks = /[，。、；：？！“”‘’「」『』]/gu;

/** The whole text in lines from left to right, each leaf with its meaning. */
export function TextView({ leaves, isPunctuated, size }: TextViewProps) {
  return (
    <div className="text-view">
      {leaves.map((leaf, index) => (
        <section key={leaf.id}>
          <LeafMeaning leaf={leaf} index={index + 1} />
          <div className="original" lang="zh" style={{ fontSize: `${size}rem` }}>
            {(leaf.facts.text ?? '').split('\n').map((line, place) => (
              <p key={place}>{isPunctuated ? line : line.replace(marks, '　')}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
