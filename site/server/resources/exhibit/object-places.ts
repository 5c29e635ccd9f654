import { alias } from 'drizzle-orm/pg-core';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { kilnLabel } from '../../../contract/shared/kilns';
import { languageOfSite } from '../../../contract/shared/sites';
import { dictionaryValues, exhibits } from '../../db/schema';

/** Joined to an object for the labels of its places. */
export const findSpots = alias(dictionaryValues, 'find_spots');
export const kilns = alias(dictionaryValues, 'kilns');

/** Columns of an object with its places. */
export const placeColumns = {
  findSpot: exhibits.findSpot,
  findSpotLabel: findSpots.label,
  kiln: exhibits.kiln,
  ownKilnLabel: kilns.label,
};

interface PlaceRow {
  findSpot: string;
  findSpotLabel: string | null;
  kiln: string;
  ownKilnLabel: string | null;
}

/** Where an object was found and made, with labels in the language of the site; unknown places are missing. */
export function toPlaces(
  { findSpot, findSpotLabel, kiln, ownKilnLabel }: PlaceRow,
  siteId: string,
): Pick<Exhibit, 'findSpot' | 'kiln'> {
  const kilnName = ownKilnLabel || kilnLabel(kiln, languageOfSite(siteId) ?? 'zh');
  return {
    ...(findSpot && { findSpot: { value: findSpot, label: findSpotLabel || findSpot } }),
    ...(kiln && { kiln: { value: kiln, label: kilnName } }),
  };
}
