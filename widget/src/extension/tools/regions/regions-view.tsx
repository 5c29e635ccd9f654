/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import { langOf } from '../../../reading/lang-of';
import type { ViewState } from '../../../view/view-state';
import { sections, type Section } from './find-regions';
import { levelOf } from './region-role';
import type { RegionsState } from './regions-state';

/** Rows above and below the visible ones. */
const margin = 5;

/** The rendered rows: a page may have thousands. */
export interface RowWindow {
  first: number;
  count: number;
}

/** No `<button>` elements: the toolbar takes those for its own. */
export function RegionsView(view: ViewState, state: RegionsState, rows: RowWindow) {
  const { messages, isLow, hasCaption } = view;
  const first = Math.max(0, rows.first - margin);
  const shown = state.rows.slice(first, rows.first + rows.count + margin);
  const classes = ['more', 'dialog', isLow && 'high', hasCaption && 'captioned'];

  const Tab = (section: Section) => {
    const isChosen = section === state.section;
    return (
      <div
        role="tab"
        id={`tab-${section}`}
        data-section={section}
        tabindex={isChosen ? 0 : -1}
        aria-selected={isChosen}
        aria-controls="regions"
      >
        {messages[`regions-${section}`]} <b>{state.regions?.[section].length ?? 0}</b>
      </div>
    );
  };

  const Row = (region: (typeof shown)[number], index: number) => {
    const { name, hint } = state.textOf(region);
    const indent = state.section === 'headings' ? Math.min(levelOf(region.element), 6) - 1 : 0;
    return (
      <div
        key={index}
        class="row"
        role="option"
        id={`region-${index}`}
        data-index={index}
        aria-selected={index === state.active}
        aria-posinset={index + 1}
        aria-setsize={state.rows.length}
        style={{ top: `calc(var(--row)*${index})`, paddingLeft: `${indent}em` }}
      >
        <kbd aria-hidden="true">{index < 9 && index + 1}</kbd>
        <span class="name" lang={langOf(region.element)}>
          {name}
        </span>
        <small>{hint}</small>
      </div>
    );
  };

  return (
    <div
      key="regions"
      class={classes.filter(Boolean).join(' ')}
      part="regions-panel"
      role="dialog"
      aria-label={messages.regions}
    >
      <div class="tabs" role="tablist">
        {sections.map(Tab)}
      </div>
      <div class="panel" id="regions" role="tabpanel" aria-labelledby={`tab-${state.section}`}>
        {state.rows.length ? (
          <div
            class="rows"
            part="regions-list"
            role="listbox"
            tabindex={0}
            aria-labelledby={`tab-${state.section}`}
            aria-activedescendant={`region-${state.active}`}
          >
            <div role="presentation" style={{ height: `calc(var(--row)*${state.rows.length})` }}>
              {shown.map((region, index) => Row(region, first + index))}
            </div>
          </div>
        ) : (
          <p>{messages.regionsEmpty}</p>
        )}
      </div>
    </div>
  );
}
