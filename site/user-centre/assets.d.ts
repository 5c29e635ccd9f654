/** The build gathers the styles in one file. */
declare module '*.css';
