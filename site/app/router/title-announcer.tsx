import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../ui/text/visually-hidden';

type Announce = (locationKey: string, title: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Announces page titles in a live region, except that of the first page view. */
export function TitleAnnouncer({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const firstKey = useRef<string | undefined>(key);
  const [title, setTitle] = useState('');
  const announce = useCallback<Announce>((locationKey, text) => {
    if (locationKey === firstKey.current) return;
    firstKey.current = undefined;
    setTitle(text);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </AnnounceContext>
  );
}

export function useAnnounceTitle(): Announce {
  return useContext(AnnounceContext);
}
