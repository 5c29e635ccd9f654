import type { ReactNode } from 'react';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { JumpList } from '../../../ui/link/jump-list';
import type { Decade } from './group-by-decade';
import { yearMessages } from './messages';

interface DecadesProps {
  /** In display order. */
  decades: readonly Decade[];
  /** Renders the years of a decade. */
  children: (years: Decade['years']) => ReactNode;
}

/** Sections by decade, with a list of jump buttons. */
export function Decades({ decades, children }: DecadesProps) {
  const messages = usePageMessages(yearMessages);
  const idOf = ({ from }: Decade) => `decade-${from ?? 'undated'}`;
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
        <section key={idOf(decade)} className="decade" aria-labelledby={idOf(decade)}>
          <h2 id={idOf(decade)}>{messages.decade(decade.from)}</h2>
          {children(decade.years)}
        </section>
      ))}
    </>
  );
}
