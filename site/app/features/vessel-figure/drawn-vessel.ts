/** The vessel drawing of an object or paper; `undefined` if there is none. */
export function drawnVesselOf(recordId: string) {
  return import.meta.env.VESSELS?.find(({ shownWith }) => shownWith.includes(recordId));
}
