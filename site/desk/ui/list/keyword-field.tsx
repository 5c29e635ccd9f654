import { useEffect, useState } from 'react';
import { TextField } from '../../../app/ui/form/text-field';

/** Milliseconds after the last key before a word is searched for. */
const typingPause = 300;

interface KeywordFieldProps {
  label: string;
  hint?: string;
  /** The words that the list shows. */
  searched: string;
  /** Gets the words, without outer spaces, after a pause in typing. */
  onSearch: (keyword: string) => void;
}

/** Field for the words that rows of a list must contain. */
export function KeywordField({ label, hint, searched, onSearch }: KeywordFieldProps) {
  const [keyword, setKeyword] = useState(searched);
  useEffect(() => {
    if (keyword.trim() === searched) return undefined;
    const timer = setTimeout(() => {
      onSearch(keyword.trim());
    }, typingPause);
    return () => {
      clearTimeout(timer);
    };
  }, [keyword, searched, onSearch]);
  return (
    <div className="wide">
      <TextField
        name="keyword"
        label={label}
        hint={hint}
        type="search"
        required
        value={keyword}
        onChange={setKeyword}
      />
    </div>
  );
}
