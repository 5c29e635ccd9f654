import type { ReactNode } from 'react';
import { usePageWords } from '../../i18n/page-words';
import { JumpList } from '../../ui/jump-list';
import type { Decade } from './by-decade';
import { yearWords } from './words';

interface DecadesProps {
  /** In display order. */
  decades: readonly Decade[];
  /** Renders the years of a decade. */
  children: (years: Decade['years']) => ReactNode;
}

/** Sections by decade, with a list of jump buttons. */
export function Decades({ decades, children }: DecadesProps) {
  const messages = usePageWords(yearWords);
  const idOf = ({ from }: Decade) => `decade-${from}`;
  return (
    <>
      <JumpList
        label={messages.jump}
        className="jump"
        targets={decades.map((decade) => ({
          id: idOf(decade),
          label: messages.decade(decade.from),
        }))}
      />
      {decades.map((decade) => (
        <section key={decade.from} className="decade" aria-labelledby={idOf(decade)}>
          <h2 id={idOf(decade)}>{messages.decade(decade.from)}</h2>
          {children(decade.years)}
        </section>
      ))}
    </>
  );
}
