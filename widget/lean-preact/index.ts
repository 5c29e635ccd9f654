export { createVNode, Fragment } from 'preact-internals/create-element';
export { default as options } from './options';
export { render } from './render';
