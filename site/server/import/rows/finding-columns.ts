import type { ImageService } from '../../../contract/schemas/common/fields';
import { kilnIn } from '../../../contract/shared/kilns';
import { licenceOf } from '../../../contract/shared/licence';
import type { Language } from '../../../contract/shared/sites';
import { techniquesIn } from '../../../contract/shared/techniques';
import { objectColoursOf } from '../../colour/object-colours';
import type { exhibits } from '../../db/schema';
import { yearsIn } from '../../chronology/chinese-years';
import { sortTitle } from '../text/sort-title';

interface ObjectFacts {
  /** Title in the language of the row. */
  title: string;
  language: Language;
  /** Texts of which techniques and years are read, in every language of the row. */
  chinese: { date: string; medium: string };
  /** Titles and media in every language, of which the kiln is read. */
  words: readonly string[];
  /** The kiln that the record names; empty where it names none. */
  kiln: string;
  palette: (typeof exhibits.$inferSelect)['palette'];
  imageServices: readonly ImageService[];
}

/** The columns by which lists filter and sort an object; all follow from its other columns. */
export function findingColumns(object: ObjectFacts) {
  const { title, language, chinese, words, kiln, palette, imageServices } = object;
  const years = yearsIn(chinese.date);
  return {
    kiln: kiln || kilnIn(words),
    techniques: techniquesIn(chinese.medium),
    yearFrom: years?.from ?? null,
    yearTo: years?.to ?? null,
    licence: licenceOf(imageServices[0]?.rights ?? '')?.name ?? '',
    colours: objectColoursOf(palette),
    sortTitle: sortTitle(title, language),
  };
}
