/** A text of the QA interface in both languages, Chinese first. */
export interface Text {
  zh: string;
  en: string;
}

export const text = (zh: string, en: string): Text => ({ zh, en });

type Child = Node | string | Text | undefined;

/** Creates an element without HTML strings, which Trusted Types forbid on the strict pages. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<Omit<HTMLElementTagNameMap[K], 'dataset' | 'style' | 'attributes'>> & {
    attributes?: Record<string, string>;
  } = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const { attributes = {}, ...others } = properties;
  const element = document.createElement(tag);
  Object.assign(element, others);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) {
    if (child === undefined) continue;
    if (typeof child === 'string' || child instanceof Node) element.append(child);
    else element.append(inLanguage('zh-CN', child.zh), ' ', inLanguage('en', child.en));
  }
  return element;
}

function inLanguage(lang: string, content: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.lang = lang;
  span.textContent = content;
  return span;
}

/** Both languages in one string, for attributes and options, which contain no elements. */
export const joinLanguages = ({ zh, en }: Text): string => `${zh} ${en}`.trim();
