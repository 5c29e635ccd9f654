import type { ReactNode } from 'react';
import { usePageWords } from '../../i18n/page-words';
import { JumpList } from '../../ui/jump-list';
import type { Decade } from './by-decade';
import { yearWords } from './words';

interface DecadesProps {
  /** In the order in which they are shown. */
  decades: readonly Decade[];
  /** What a decade holds. */
  children: (years: Decade['years']) => ReactNode;
}

/** Years by their decades, with a way to each. */
export function Decades({ decades, children }: DecadesProps) {
  const words = usePageWords(yearWords);
  const idOf = ({ from }: Decade) => `decade-${from}`;
  return (
    <>
      <JumpList
        label={words.jump}
        className="jump"
        targets={decades.map((decade) => ({
          id: idOf(decade),
          label: words.decade(decade.from),
        }))}
      />
      {decades.map((decade) => (
        <section key={decade.from} className="decade" aria-labelledby={idOf(decade)}>
          <h2 id={idOf(decade)}>{words.decade(decade.from)}</h2>
          {children(decade.years)}
        </section>
      ))}
    </>
  );
}
