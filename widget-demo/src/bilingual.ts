/** A text of the QA interface: Chinese first, English beside it. */
export interface Text {
  zh: string;
  en: string;
}

export const text = (zh: string, en: string): Text => ({ zh, en });

type Child = Node | string | Text | undefined;

/** Builds an element without HTML strings, which the strict pages refuse. */
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

/** Both languages in one string, for titles and labels that hold no elements. */
export const both = ({ zh, en }: Text): string => `${zh} ${en}`;
