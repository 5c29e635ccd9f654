import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ThemeName, Tokens } from './theme-tokens';

const labels: Readonly<Record<ThemeName, string>> = {
  light: '浅色',
  dark: '深色',
  contrast: '高对比 · 浅色',
  'contrast-dark': '高对比 · 深色',
};

const Grid = styled.div`
  display: grid;
  gap: 16px;

  @media (min-width: 67.5em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 24px;
  min-width: 0;
  padding: 20px;
  overflow-x: auto;
  border: 1px solid var(--hairline);
  background: var(--paper);
  color: var(--ink);

  > .theme {
    color: var(--ash);
    font-size: var(--size-small);
  }
`;

interface PanelsProps {
  themes: Readonly<Record<ThemeName, Tokens>>;
  children: (theme: ThemeName) => ReactNode;
}

/** Renders its children once per theme, each panel with the colour tokens of its theme. */
export function ThemePanels({ themes, children }: PanelsProps) {
  return (
    <Grid>
      {(Object.keys(labels) as ThemeName[]).map((theme) => {
        const colours: CSSProperties = {
          ...themes[theme],
          colorScheme: theme.endsWith('dark') ? 'dark' : 'light',
        };
        return (
          <Panel key={theme} role="group" aria-label={labels[theme]} style={colours}>
            <p className="theme">{labels[theme]}</p>
            {children(theme)}
          </Panel>
        );
      })}
    </Grid>
  );
}
