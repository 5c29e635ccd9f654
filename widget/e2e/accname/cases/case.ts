/** One rule of the accessible name, shown on a page. */
export interface NameCase {
  /** The rule, as a reader of the specification would say it. */
  title: string;
  /** The page; the element asked about has the id `t`. `<template shadowrootmode>` makes shadow trees. */
  html: string;
  name: string;
  /** What Chromium itself computes where it differs from the specification, and so from `name`. */
  chromium?: string;
}
