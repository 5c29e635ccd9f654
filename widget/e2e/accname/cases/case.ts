/** One rule of the accessible name with a page that tests it. */
export interface NameCase {
  /** Step of the specification and rule in words. */
  title: string;
  /** Body of the page; the element under test has the id `t`. `<template shadowrootmode>` makes shadow trees. */
  html: string;
  name: string;
  /** The name that Chromium computes where it differs from the specification, and so from `name`. */
  chromium?: string;
}
