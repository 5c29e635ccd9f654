import { useEffect, useState } from 'react';
import { typingPause } from './use-delayed';

/** The keyword as it is typed, and its setter; `search` gets it, without outer spaces, after a pause in typing. */
export function useTypedKeyword(
  searched: string,
  search: (keyword: string) => void,
): readonly [string, (keyword: string) => void] {
  const [keyword, setKeyword] = useState(searched);
  useEffect(() => {
    if (keyword.trim() === searched) return undefined;
    const timer = setTimeout(() => {
      search(keyword.trim());
    }, typingPause);
    return () => {
      clearTimeout(timer);
    };
  }, [keyword, searched, search]);
  return [keyword, setKeyword];
}
