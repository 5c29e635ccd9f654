// What the compiler writes for JSX; without refs and add-ons a virtual node needs nothing else.
export { createVNode as jsx, createVNode as jsxs, Fragment } from 'preact-internals/create-element';
