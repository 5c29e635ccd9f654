import { Fragment } from 'react';
import { chineseRun, englishLine } from '../../contract/language-runs';
import { useLanguage } from './language';

/**
 * A text from the service, told apart by language (WCAG 3.1.2): Chinese words on an English page
 * carry `lang="zh"`, and a wholly English line on a Chinese page `lang="en"`.
 */
export function Passage({ text }: { text: string }) {
  const language = useLanguage();
  if (language === 'zh') return englishLine.test(text) ? <span lang="en">{text}</span> : text;
  const parts = text.split(chineseRun);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="zh">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
