export interface VirtualNode {
  type: string | ((props: object) => unknown);
  props: Readonly<Record<string, unknown>>;
}

export const jsx = (type: VirtualNode['type'], props: VirtualNode['props']): VirtualNode => ({
  type,
  props,
});

export const jsxs = jsx;

export const Fragment = (props: { children?: unknown }): unknown => props.children;
