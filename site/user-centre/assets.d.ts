/** Style sheets, which the build collects in one file. */
declare module '*.css';
