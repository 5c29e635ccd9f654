import { styled } from 'styled-components';
import { ThemePanels } from './themes/theme-panels';
import { specimens } from './specimens';
import type { ThemeName, Tokens } from './themes/theme-tokens';

const Page = styled.main`
  padding: 40px var(--edge) 96px;

  > p {
    max-width: var(--measure);
    color: var(--ash);
  }

  .contents {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin-top: 20px;
    list-style: none;
  }

  .contents a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }

  > section {
    margin-top: 64px;
  }

  > section > h2 {
    margin-bottom: 16px;
    font-size: var(--size-h2);
  }
`;

/** All tokens and ui components in their states, in all themes side by side. */
export function DesignSystem({ themes }: { themes: Readonly<Record<ThemeName, Tokens>> }) {
  const show = (id: string) => document.getElementById(id)?.scrollIntoView();
  return (
    <Page>
      <h1>设计系统</h1>
      <p>
        各项在四种主题下并列：浅色、深色、高对比浅色、高对比深色。颜色读自样式表，改动 tokens.css
        后立即可见。
      </p>
      <ul className="contents">
        {specimens.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                show(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {specimens.map(({ id, title, Specimen }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <ThemePanels themes={themes}>
            {(theme) => <Specimen id={`${id}-${theme}`} tokens={themes[theme]} />}
          </ThemePanels>
        </section>
      ))}
    </Page>
  );
}
